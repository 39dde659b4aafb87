import type { LocalValue } from './localValue'

/** Takes one game out of a value that is kept by game. */
export const forgetGame = (kept: LocalValue, game: string): void => {
  const { [game]: gone, ...others } = Object(kept.read()) as Record<string, unknown>
  if (gone !== undefined) kept.write(others)
}
