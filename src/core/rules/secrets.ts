import type { Rules } from '../model/script'
import type { CharacterId, SeatId } from '../model/ids'
import { chanceFrom } from './chance'
import { evilInfoGiven, teamMembers } from './counts'

/** What the storyteller fixes before the first night. */
export interface Secrets {
  /** The Demon that a character who only thinks to be one is shown. */
  readonly believes?: CharacterId
  /** Three good characters that are not in play, for the Demon. */
  readonly bluffs: readonly CharacterId[]
  /** Three more, for a character who only thinks to be the Demon. */
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

/** A good resident for a character that starts knowing one; somebody shown a false character only if nobody else is left. */
export const suggestGrandchild = (rules: Rules, hands: readonly Hand[], owner: SeatId, seed: string): SeatId | undefined =>
  chanceFrom(`${seed}/grandchild`).draw(
    hands.filter(({ seat, character }) => seat !== owner && isGood(rules, character)),
    1,
    ({ character }) => (rules.characters[character]?.pretends ? 0 : 1),
  )[0]?.seat

/** As many as there are Minions, never the Demon, and the real Minions as likely as anybody. */
export const suggestFalseMinions = (rules: Rules, hands: readonly Hand[], fooled: SeatId, seed: string): readonly SeatId[] => {
  const team = ({ character }: Hand) => rules.characters[character]?.team
  const count = hands.filter((hand) => team(hand) === 'minion').length
  const residents = hands.filter((hand) => hand.seat !== fooled && team(hand) !== 'traveller')
  return chanceFrom(`${seed}/minions`)
    .draw(residents, count, (hand) => (team(hand) === 'demon' ? 0 : 1))
    .map(({ seat }) => seat)
}
