import type { Character } from '@/core/model/character'
import type { CharacterId } from '@/core/model/ids'
import type { Team } from '@/core/model/seat'
import { character } from './contract'

/** A character we have no behaviour for: text, tokens and a place in the order still work by hand. */
export const manual = <const Id extends CharacterId>(
  id: Id,
  name: string,
  team: Team,
  ability: string,
  tokens: readonly string[] = [],
  wakes?: 'every' | 'first' | 'other',
): Character & { readonly id: Id } =>
  character(id, {
    names: { sheet: name, published: name },
    team,
    ability,
    tokens,
    ...(wakes ? { night: [{ when: wakes, player: '{me} wakes.', storyteller: ability }] } : {}),
  })
