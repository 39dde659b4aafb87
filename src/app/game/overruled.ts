import type { Consequence } from '@/core/decide/decision'

type Overrides = Readonly<Record<string, boolean>>

/** The storyteller's word on a consequence: first against it (a rescue or a silence: "it happens all the same", anything else: "it does not"), then back to the rules. */
export const overruled = (overrides: Overrides, { id, kind }: Pick<Consequence, 'id' | 'kind'>): Overrides => {
  const { [id]: before, ...others } = overrides
  return before === undefined ? { ...others, [id]: kind === 'survives' || kind === 'nothing' } : others
}
