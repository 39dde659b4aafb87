import { character, lay, until } from '@/characters/contract'
import type { Character } from '@/core/model/character'
import type { TokenRule } from '@/core/model/mark'
import type { Team } from '@/core/model/seat'
import type { ScriptCharacter } from '../read/scriptFile'

export interface HandPlan {
  readonly team: Team
  readonly wakes: 'every' | 'first' | 'other' | undefined
  /** The changes to the number of Outsiders it allows, if it makes any. */
  readonly outsiders: readonly number[]
}

/** As many as can sit at a table: anybody may be pointed at. */
const EVERYBODY = 20

/** A character the storyteller runs: the step says whom to wake and shows the ability, and keeps who was chosen. */
export const byHand = (one: ScriptCharacter, { team, wakes, outsiders }: HandPlan): Character =>
  character(one.id, {
    names: { sheet: one.name, published: one.name },
    team,
    ability: one.ability,
    tokens: [...new Set([...one.tokens, ...one.anywhere])].map(tokenRule),
    ...(outsiders.length > 0 ? { setup: { outsiders } } : {}),
    ...(wakes
      ? {
          night: [
            {
              when: wakes,
              player: '{me} wakes.',
              storyteller: literal(one.ability),
              asks: () => ({ targets: { min: 0, max: EVERYBODY, limits: [] }, mayPass: true }),
            },
          ],
        }
      : {}),
  })

/** A drunk or poisoned token takes an ability away, until it is taken off again. */
const tokenRule = (token: string): string | TokenRule => {
  const kind = /^drunk\b/i.test(token) ? 'drunk' : /^poisoned\b/i.test(token) ? 'poisoned' : undefined
  return kind ? lay(kind, token, until.used) : token
}

/** Our sentences are templates and a script's words are not: a joiner that nobody sees keeps their braces as they are. */
export const literal = (text: string): string => text.replaceAll('{', '{\u2060')
