import { forgetLocal } from '@/storage/forgetLocal'
import { localValue } from '@/storage/localValue'

/** How far a reveal has come. It continues there after a reload or a dead battery. */
export interface Revealed {
  readonly order: string
  readonly shown: readonly string[]
}

const NAME = 'reveal'
const kept = localValue(NAME)

const record = () => Object(kept.read()) as Partial<Revealed> & { readonly game?: string }

export const keepReveal = (game: string, { order, shown }: Revealed): void => kept.write({ game, order, shown })

export const keptReveal = (game: string): Revealed | undefined => {
  const { game: of, order, shown } = record()
  return of === game && typeof order === 'string' && Array.isArray(shown) && shown.every((id) => typeof id === 'string')
    ? { order, shown }
    : undefined
}

export const forgetReveal = (game: string): void => {
  if (record().game === game) forgetLocal(NAME)
}
