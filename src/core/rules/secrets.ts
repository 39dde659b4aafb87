import type { Rules } from '../model/script'
import type { CharacterId, SeatId } from '../model/ids'
import type { Prepared } from '../model/prepared'
import { say } from '../model/words'
import { chanceFrom } from './chance'
import { evilInfoGiven, teamMembers } from './counts'

/** What the storyteller fixes before the first night. */
export interface Secrets {
  /** The Demon shown to a character who only believes to be one. */
  readonly believes?: CharacterId
  /** Three good characters that are not in play, for the Demon. */
  readonly bluffs: readonly CharacterId[]
  /** Three more, for a character who only believes to be the Demon. */
  readonly falseBluffs: readonly CharacterId[]
}

export const BLUFFS = 3

export const isGood = (rules: Rules, id: CharacterId) =>
  rules.characters[id]?.team === 'townsfolk' || rules.characters[id]?.team === 'outsider'

export interface SecretsWish {
  readonly bag: readonly CharacterId[]
  readonly residents: number
  readonly seed: string
  readonly banned: readonly CharacterId[]
}

export const suggestSecrets = (rules: Rules, { bag, residents, seed, banned }: SecretsWish): Secrets => {
  const chance = chanceFrom(`${seed}/secrets`)
  const pretends = (id: CharacterId) => rules.characters[id]?.pretends === true
  const out = rules.script.characters.filter((id) => isGood(rules, id) && !bag.includes(id) && !banned.includes(id))
  const wanted = evilInfoGiven(rules, residents) ? BLUFFS : 0
  /** A bluff should be something its player would dare to claim: Townsfolk mostly, a false Demon never by itself. */
  const daring = (id: CharacterId) => (pretends(id) ? 0 : rules.characters[id]?.team === 'townsfolk' ? 2 : 1)
  const bluffs = chance.draw(out, wanted, daring)
  const fooled = bag.some(pretends)
  const believable = rules.script.characters.filter((id) => isGood(rules, id) && !pretends(id))
  /** A character in play, or one the Demon was shown, would give the game away early. */
  const unsuspicious = (id: CharacterId) => (bag.includes(id) || bluffs.includes(id) ? 0 : 1)
  const believes = fooled ? chance.pick(teamMembers(rules, 'demon')) : undefined
  return {
    bluffs,
    falseBluffs: fooled ? chance.draw(believable, wanted, unsuspicious) : [],
    ...(believes === undefined ? {} : { believes }),
  }
}

export interface Hand {
  readonly seat: SeatId
  readonly character: CharacterId
}

/** Who is picked for what an ability prepares, if the storyteller does not mind. */
export const suggestPrepared = (
  rules: Rules,
  hands: readonly Hand[],
  owner: SeatId,
  { key, among, unlikely, ...prepared }: Prepared,
  seed: string,
): readonly SeatId[] => {
  const character = (hand: Hand) => rules.characters[hand.character]
  const others = hands.filter((hand) => hand.seat !== owner && character(hand)?.team !== 'traveller')
  const able = others.filter((hand) => among === 'residents' || isGood(rules, hand.character))
  const odd = (hand: Hand) => (unlikely === 'evil' ? !isGood(rules, hand.character) : character(hand)?.pretends === true)
  return chanceFrom(`${seed}/${key}`)
    .draw(able, preparedCount(rules, hands, prepared), (hand) => (odd(hand) ? 0 : 1))
    .map(({ seat }) => seat)
}

export const preparedCount = (rules: Rules, hands: readonly Hand[], { count }: Pick<Prepared, 'count'>): number =>
  typeof count === 'number' ? count : hands.filter(({ character }) => rules.characters[character]?.team === count).length

export const preparedName = (rules: Rules, ability: CharacterId, { key }: Prepared): string => say(rules.words, `secret.${ability}.${key}`)
