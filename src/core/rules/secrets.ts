import type { Rules } from '../model/script'
import type { CharacterId, SeatId } from '../model/ids'
import type { Prepared } from '../model/prepared'
import { say } from '../model/words'
import { chanceFrom } from './chance'
import { evilInfoGiven } from './evilInfo'

/** What the storyteller fixes before the first night. */
export interface Secrets {
  /** What the first character that takes itself for another is shown. */
  readonly believes?: CharacterId
  /** The same for each of them, by its id. */
  readonly beliefs?: Readonly<Record<CharacterId, CharacterId>>
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

/** Their player is dealt another token and takes it for the truth. */
export const isFooled = (rules: Rules, id: CharacterId | undefined): boolean => rules.characters[id ?? '']?.dealtAs !== undefined

/** … and it is a Demon's. */
export const isFalseDemon = (rules: Rules, id: CharacterId | undefined): boolean => rules.characters[id ?? '']?.dealtAs === 'demon'

export const suggestBluffs = (rules: Rules, { bag, residents, seed, banned }: SecretsWish): Pick<Secrets, 'bluffs' | 'falseBluffs'> => {
  const chance = chanceFrom(`${seed}/secrets`)
  const good = rules.script.characters.filter((id) => isGood(rules, id))
  const wanted = evilInfoGiven(rules, residents) ? BLUFFS : 0
  const out = good.filter((id) => !bag.includes(id) && !banned.includes(id))
  /** A bluff should be something its player would dare to claim: Townsfolk mostly, one who does not know it never by itself. */
  const daring = (id: CharacterId) => (isFooled(rules, id) ? 0 : rules.characters[id]?.team === 'townsfolk' ? 2 : 1)
  const bluffs = chance.draw(out, wanted, daring)
  /** A character in play, or one the Demon was shown, would give the game away early. */
  const unsuspicious = (id: CharacterId) => (bag.includes(id) || bluffs.includes(id) ? 0 : 1)
  const claimable = good.filter((id) => !isFooled(rules, id))
  return { bluffs, falseBluffs: bag.some((id) => isFalseDemon(rules, id)) ? chance.draw(claimable, wanted, unsuspicious) : [] }
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
  if (prepared.open) return []
  const able = others.filter((hand) => among === 'residents' || isGood(rules, hand.character))
  const odd = (hand: Hand) =>
    unlikely === 'evil' ? !isGood(rules, hand.character) : isFooled(rules, hand.character) || character(hand)?.registers !== undefined
  return chanceFrom(`${seed}/${key}`)
    .draw(able, preparedCount(rules, hands, prepared), (hand) => (odd(hand) ? 0 : 1))
    .map(({ seat }) => seat)
}

export const preparedCount = (rules: Rules, hands: readonly Hand[], { count }: Pick<Prepared, 'count'>): number =>
  typeof count === 'number' ? count : hands.filter(({ character }) => rules.characters[character]?.team === count).length

export const preparedName = (rules: Rules, ability: CharacterId, { key }: Prepared): string => say(rules.words, `secret.${ability}.${key}`)
