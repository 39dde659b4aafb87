import type { Rules } from '../model/script'
import type { CharacterId } from '../model/ids'
import type { Flavours, Taste } from '../model/taste'
import { say } from '../model/words'
import { chanceFrom, type Chance } from './chance'
import { countTeams, legalCounts, RESIDENT_TEAMS, rowFor, teamMembers, wantedCounts, type Counts, type ResidentTeam } from './counts'
import { suggestSecrets, type Secrets } from './secrets'
import { bagTone, flavourOf } from './taste'

export interface BagWish {
  readonly residents: number
  readonly locked: readonly CharacterId[]
  readonly banned: readonly CharacterId[]
  readonly taste: Taste
  readonly seed: string
  /** Asked for when the bag holds a character that moves Outsiders. */
  readonly outsiderShift?: number
  /** Without them every character is as likely as any other. */
  readonly flavours?: Flavours
}

export interface DrawnBag extends Secrets {
  /** Townsfolk first, Demon last. */
  readonly bag: readonly CharacterId[]
  /** What the bag will play like, as the key of its sentence. */
  readonly because: string
  /** Why no legal bag can be drawn; the bag is then as near as it gets. */
  readonly impossible?: string
}

export const drawBag = (rules: Rules, wish: BagWish): DrawnBag => {
  const chance = chanceFrom(wish.seed)
  const weight = (id: CharacterId) => (wish.flavours ? flavourOf(wish.flavours, id).weight[wish.taste] : 1)
  const locked = [...new Set(wish.locked)].filter((id) => rules.script.characters.includes(id))
  const pool = (team: ResidentTeam) => teamMembers(rules, team).filter((id) => !locked.includes(id) && !wish.banned.includes(id))
  const held = countTeams(rules, locked)
  const row = rowFor(rules, wish.residents)

  const minions = chance.draw(pool('minion'), row.minion - held.minion, weight)
  const demons = chance.draw(pool('demon'), row.demon - held.demon, weight)
  const reachable = (target: Counts) =>
    RESIDENT_TEAMS.every((team) => held[team] <= target[team] && held[team] + pool(team).length >= target[team])
  const rowsWith = (some: readonly CharacterId[]) => legalCounts(rules, wish.residents, [...locked, ...some]).filter(reachable)

  const [evil, rows] = [minions, ...otherMinions(rules, pool('minion'), row.minion - held.minion, chance, weight)]
    .map((some) => [some, rowsWith(some)] as const)
    .find(([, found]) => found.length > 0) ?? [minions, []]

  const target = pickRow(rules, wish, rows.length > 0 ? rows : wantedCounts(rules, wish.residents, [...locked, ...evil]), chance)
  const townsfolk = chance.draw(pool('townsfolk'), target.townsfolk - held.townsfolk, weight)
  const outsiders = chance.draw(pool('outsider'), target.outsider - held.outsider, weight)
  const bag = inTeamOrder(rules, [...locked, ...townsfolk, ...outsiders, ...evil, ...demons])
  return {
    bag,
    ...suggestSecrets(rules, { bag, residents: wish.residents, seed: wish.seed, banned: [] }),
    because: bagTone(wish.flavours ?? {}, bag),
    ...(rows.length > 0 ? {} : { impossible: whyImpossible(rules, wish, held, pool) }),
  }
}

/** Other draws of Minions: without a character that moves Outsiders, and with each of them. */
const otherMinions = (
  rules: Rules,
  pool: readonly CharacterId[],
  count: number,
  chance: Chance,
  weight: (id: CharacterId) => number,
): readonly (readonly CharacterId[])[] => {
  const shifts = (id: CharacterId) => rules.characters[id]?.setup !== undefined
  const steady = pool.filter((id) => !shifts(id))
  const without = chance.draw(steady, count, weight)
  const withEach = count < 1 ? [] : pool.filter(shifts).map((id) => [id, ...chance.draw(steady, count - 1, weight)])
  return [without, ...withEach]
}

const pickRow = (rules: Rules, wish: BagWish, rows: readonly Counts[], chance: Chance): Counts => {
  const base = rowFor(rules, wish.residents)
  const asked = rows.filter(({ outsider }) => wish.outsiderShift !== undefined && outsider === base.outsider + wish.outsiderShift)
  return chance.pick(asked.length > 0 ? asked : rows) ?? base
}

export const inTeamOrder = (rules: Rules, bag: readonly CharacterId[]): readonly CharacterId[] => {
  const place = (id: CharacterId) => {
    const team = RESIDENT_TEAMS.findIndex((name) => name === rules.characters[id]?.team)
    return (team < 0 ? RESIDENT_TEAMS.length : team) * 1000 + rules.script.characters.indexOf(id)
  }
  return [...bag].sort((a, b) => place(a) - place(b))
}

const whyImpossible = (rules: Rules, wish: BagWish, held: Counts, pool: (team: ResidentTeam) => readonly CharacterId[]): string => {
  const row = rowFor(rules, wish.residents)
  if (legalCounts(rules, wish.residents, []).length === 0) return say(rules.words, 'no_bag_for_number', { residents: wish.residents })
  const teams: readonly ResidentTeam[] = ['demon', 'minion', 'outsider', 'townsfolk']
  const crowded = teams.find((team) => held[team] > row[team])
  if (crowded) return say(rules.words, `locked_${crowded}`, { have: held[crowded], need: row[crowded] })
  const bare = teams.find((team) => held[team] + pool(team).length < row[team])
  return say(
    rules.words,
    bare ? `banned_${bare}` : 'locked_and_banned',
    bare ? { have: held[bare] + pool(bare).length, need: row[bare] } : {},
  )
}
