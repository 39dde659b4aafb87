import type { Character } from '../model/character'
import type { CharacterId } from '../model/ids'
import type { Rules } from '../model/script'
import { chanceFrom } from './chance'
import { isFalseDemon, isFooled, isGood, suggestBluffs, type Secrets, type SecretsWish } from './secrets'

/** What somebody who is dealt another token may take themselves for. */
export const believable = (rules: Rules, bag: readonly CharacterId[], id: CharacterId): readonly CharacterId[] => {
  const kind = rules.characters[id]?.dealtAs
  // A Demon in play may be believed in; two players with one good token would find each other out. Nobody is dealt a Drunk's token.
  const fits = (one: CharacterId) => isOfKind(rules, one, kind) && (kind === 'demon' || (!bag.includes(one) && !isFooled(rules, one)))
  return rules.script.characters.filter(fits)
}

export const isOfKind = (rules: Rules, id: CharacterId, kind: Character['dealtAs']): boolean =>
  kind === 'good' ? isGood(rules, id) : rules.characters[id]?.team === kind

/** Everything that is fixed before the first night, already thought of. */
export const suggestSecrets = (rules: Rules, wish: SecretsWish): Secrets => {
  const told = suggestBluffs(rules, wish)
  const chance = chanceFrom(`${wish.seed}/beliefs`)
  const beliefs = new Map<CharacterId, CharacterId>()
  for (const id of new Set(wish.bag.filter((one) => isFooled(rules, one)))) {
    /** A bluff would be claimed twice, and nobody else may have that token. */
    const free = believable(rules, wish.bag, id).filter((one) => isFalseDemon(rules, id) || ![...beliefs.values()].includes(one))
    const [found] = chance.draw(free, 1, (one) => (told.bluffs.includes(one) ? 0 : 1))
    if (found !== undefined) beliefs.set(id, found)
  }
  const [first] = beliefs.values()
  return { ...told, ...(first === undefined ? {} : { believes: first, beliefs: Object.fromEntries(beliefs) }) }
}
