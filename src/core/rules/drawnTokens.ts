import type { Rules } from '../model/script'
import type { CharacterId } from '../model/ids'
import type { Flavours, Taste } from '../model/taste'
import { whyImpossible } from './bagImpossible'
import { chanceFrom, type Chance } from './chance'
import { isOpen, legalCounts, wantedCounts } from './bagCounts'
import { copiesOf, onlyOne, shiftsCounts, stillAdded, upsets } from './bagEffects'
import { countTeams, isDealt, RESIDENT_TEAMS, rowFor, teamMembers, type Counts, type ResidentTeam } from './counts'
import { isGood } from './secrets'
import { flavourOf } from './taste'

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

export interface DrawnTokens {
  /** Townsfolk first, Demon last. */
  readonly bag: readonly CharacterId[]
  /** Why no legal bag can be drawn; the bag is then as near as it gets. */
  readonly impossible?: string
}

/** One draw. Several characters that change the counts may contradict each other in it. */
export const drawTokens = (rules: Rules, wish: BagWish): DrawnTokens => {
  const chance = chanceFrom(wish.seed)
  const weight = (id: CharacterId) => (upsets(rules, id) ? 0 : wish.flavours ? flavourOf(wish.flavours, id).weight[wish.taste] : 1)
  const locked = wish.locked.filter(
    (id, at) =>
      rules.script.characters.includes(id) &&
      wish.locked.slice(0, at).filter((other) => other === id).length < copiesOf(rules, wish.locked, id),
  )
  const pool = (team: ResidentTeam) =>
    teamMembers(rules, team).filter((id) => !locked.includes(id) && !wish.banned.includes(id) && !(upsets(rules, id) && isGood(rules, id)))
  const held = countTeams(rules, locked)
  const row = rowFor(rules, wish.residents)
  const draw = (team: ResidentTeam, count: number, from: readonly CharacterId[] = pool(team)) => chance.draw(from, count, weight)

  const minions = draw('minion', row.minion - held.minion)
  const demons = draw('demon', row.demon - held.demon)
  /** Enough of them, for a character that may be there more than once. */
  const room = (team: ResidentTeam, inside: readonly CharacterId[]) =>
    teamMembers(rules, team).reduce((sum, id) => sum + (wish.banned.includes(id) ? 0 : copiesOf(rules, inside, id)), 0)
  const rowsWith = (evil: readonly CharacterId[]) => {
    const inside = [...locked, ...evil]
    const fits = (target: Counts) => RESIDENT_TEAMS.every((team) => held[team] <= target[team] && room(team, inside) >= target[team])
    return legalCounts(rules, wish.residents, inside).filter(fits)
  }
  /** Of those that were drawn, what is dealt after all: a Demon may leave no place for a Minion, and the other way round. */
  const settled = (evil: readonly CharacterId[]) => {
    const [target] = rowsWith(evil)
    return target ? trimmed(rules, evil, target, held) : evil
  }
  const others = demons.length > 0 ? pool('demon').map((id) => [id]) : []
  const found = otherMinions(rules, pool('minion'), row.minion - held.minion, minions, draw)
    .flatMap((some) => [demons, ...others].map((one) => settled([...some, ...one])))
    .find((some) => rowsWith(some).length > 0)
  const evil = found ?? [...minions, ...demons]
  const rows = rowsWith(evil)
  const inside = [...locked, ...evil]
  const target = pickRow(rules, wish, rows.length > 0 ? rows : wantedCounts(rules, wish.residents, inside), inside, chance)
  const bag = RESIDENT_TEAMS.reduce<readonly CharacterId[]>(
    (all, team) => {
      const have = all.filter((id) => rules.characters[id]?.team === team && isDealt(rules, id))
      const left = onlyOne(rules, inside, team) ? [] : pool(team).filter((id) => !all.includes(id) && isDealt(rules, id))
      // The counts are settled: no more evil that would change them.
      const steady = (id: CharacterId) => (shiftsCounts(rules, id) && !isGood(rules, id) ? 0 : weight(id))
      const more = chance.draw(left, target[team] - have.length, steady)
      return [...all, ...more, ...again(rules, [...all, ...more], team, target[team] - have.length - more.length)]
    },
    [...locked, ...trimmed(rules, evil, target, held)],
  )
  const [missing] = stillAdded(rules, bag).filter(({ added }) => !wish.banned.includes(added))
  if (missing) {
    // Once more with both: whoever is added takes another's place. Where there is none, without either.
    const both = drawTokens(rules, { ...wish, locked: [...locked, ...(locked.includes(missing.by) ? [] : [missing.by]), missing.added] })
    const kept = both.impossible === undefined || locked.includes(missing.by)
    return kept ? both : drawTokens(rules, { ...wish, banned: [...wish.banned, missing.by] })
  }
  return { bag: inTeamOrder(rules, bag), ...(rows.length > 0 ? {} : { impossible: whyImpossible(rules, wish, held, pool) }) }
}

/** Evil characters that are drawn and then not dealt: a Minion too many for this Demon, or a Demon for this Minion. */
const trimmed = (rules: Rules, evil: readonly CharacterId[], target: Counts, held: Counts): readonly CharacterId[] => {
  const left: Record<string, number> = { minion: target.minion - held.minion, demon: target.demon - held.demon }
  return evil.filter((id) => {
    const team = rules.characters[id]?.team ?? ''
    return !isDealt(rules, id) || (left[team] = (left[team] ?? 0) - 1) >= 0
  })
}

/** The same ones once more, where the bag allows it. */
const again = (rules: Rules, bag: readonly CharacterId[], team: ResidentTeam, count: number): readonly CharacterId[] => {
  if (count <= 0) return []
  const inside = [...new Set(bag)].filter((id) => rules.characters[id]?.team === team)
  return inside
    .flatMap((id) =>
      Array<CharacterId>(Math.max(0, Math.min(count, copiesOf(rules, bag, id) - bag.filter((one) => one === id).length))).fill(id),
    )
    .slice(0, count)
}

/** First those that were drawn; then without a character that moves the counts, and with each of them. */
const otherMinions = (
  rules: Rules,
  pool: readonly CharacterId[],
  count: number,
  drawn: readonly CharacterId[],
  draw: (team: ResidentTeam, count: number, from: readonly CharacterId[]) => readonly CharacterId[],
): readonly (readonly CharacterId[])[] => {
  const steady = pool.filter((id) => !shiftsCounts(rules, id))
  const without = draw('minion', count, steady)
  const withEach = count < 1 ? [] : pool.filter((id) => shiftsCounts(rules, id)).map((id) => [id, ...draw('minion', count - 1, steady)])
  return [drawn, without, ...withEach]
}

/** Where the rules leave a whole range, the usual number; between one change and another, chance. */
const pickRow = (rules: Rules, wish: BagWish, rows: readonly Counts[], inBag: readonly CharacterId[], chance: Chance): Counts => {
  const base = rowFor(rules, wish.residents)
  const asked = rows.filter(({ outsider }) => wish.outsiderShift !== undefined && outsider === base.outsider + wish.outsiderShift)
  if (asked.length === 0 && isOpen(rules, inBag)) return rows[0] ?? base
  return chance.pick(asked.length > 0 ? asked : rows) ?? base
}

export const inTeamOrder = (rules: Rules, bag: readonly CharacterId[]): readonly CharacterId[] => {
  const place = (id: CharacterId) => {
    const team = RESIDENT_TEAMS.findIndex((name) => name === rules.characters[id]?.team)
    return (team < 0 ? RESIDENT_TEAMS.length : team) * 1000 + rules.script.characters.indexOf(id)
  }
  return [...bag].sort((a, b) => place(a) - place(b))
}
