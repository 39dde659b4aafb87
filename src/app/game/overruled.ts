import type { Consequence } from '@/core/decide/decision'

type Overrides = Readonly<Record<string, boolean>>

/** Toggles the storyteller's override of a consequence. For a rescue or a silence it means "it happens anyway", otherwise "it does not happen". */
export const overruled = (overrides: Overrides, { id, kind }: Pick<Consequence, 'id' | 'kind'>): Overrides => {
  const { [id]: before, ...others } = overrides
  return before === undefined ? { ...others, [id]: kind === 'survives' || kind === 'nothing' } : others
}
