import type { BagEffect } from '../model/bagEffect'
import type { CharacterId } from '../model/ids'
import type { Rules } from '../model/script'
import { copiesOf, effectsIn, type OwnedEffect } from './bagEffects'
import { RESIDENT_TEAMS, rowFor, teamMembers, type Counts } from './counts'

/** Every legal split of the residents for what is in the bag so far, the usual one first. */
export const legalCounts = (rules: Rules, residents: number, inBag: readonly CharacterId[]): readonly Counts[] =>
  rules.script.counts[residents] === undefined
    ? []
    : splits(rules, residents, effectsIn(rules, inBag)).filter((row) => isPossible(rules, row, inBag))

/** What to aim at: a legal split, the asked one if there is a choice, or the nearest thing to one. */
export const wantedCounts = (rules: Rules, residents: number, inBag: readonly CharacterId[], outsiderShift?: number): readonly Counts[] => {
  const legal = legalCounts(rules, residents, inBag)
  const asked = legal.filter(
    ({ outsider }) => outsiderShift !== undefined && outsider === rowFor(rules, residents).outsider + outsiderShift,
  )
  if (legal.length > 0) return asked.length > 0 ? asked : legal
  const rows = splits(rules, residents, effectsIn(rules, inBag)).filter((row) => row.outsider >= 0 && row.townsfolk >= 0)
  return rows.length > 0 ? rows : [rowFor(rules, residents)]
}

/** By how much the characters in the bag move Outsiders: every sum their brackets allow. */
export const outsiderShifts = (rules: Rules, inBag: readonly CharacterId[]): readonly number[] => [
  ...new Set(shiftsOf(rules, effectsIn(rules, inBag))),
]

/** The rules leave a whole range, not one change or another. */
export const isOpen = (rules: Rules, inBag: readonly CharacterId[]): boolean =>
  effectsIn(rules, inBag).some(
    ({ effect }) => 'free' in effect || 'most' in effect || ('outsiders' in effect && effect.outsiders === 'any'),
  )

const isPossible = (rules: Rules, row: Counts, inBag: readonly CharacterId[]): boolean =>
  RESIDENT_TEAMS.every((team) => row[team] >= 0 && row[team] <= sum(teamMembers(rules, team).map((id) => copiesOf(rules, inBag, id))))

const splits = (rules: Rules, residents: number, effects: readonly OwnedEffect[]): readonly Counts[] => {
  const usual = rowFor(rules, residents)
  if (has(effects, (effect) => 'free' in effect && effect.free === 'noEvil')) return nobodyEvil(residents, usual)
  if (has(effects, (effect) => 'most' in effect)) return mostAlike(residents, usual)
  const minion = has(effects, (effect) => 'minionsLater' in effect)
    ? 0
    : usual.minion + sum(effects.map(({ effect }) => ('minions' in effect ? effect.minions : 0)))
  const demon = has(effects, (effect) => 'none' in effect) ? 0 : usual.demon
  const good = residents - minion - demon
  const rows = outsiderNumbers(rules, usual.outsider, good, effects).map((outsider) => ({
    townsfolk: good - outsider,
    outsider,
    minion,
    demon,
  }))
  return rows.filter((row, at) => rows.findIndex(({ outsider }) => outsider === row.outsider) === at)
}

const has = (effects: readonly OwnedEffect[], is: (effect: BagEffect) => boolean) => effects.some(({ effect }) => is(effect))
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at)
const first = (usual: number, all: readonly number[]): readonly number[] => [
  ...all.filter((one) => one === usual),
  ...all.filter((one) => one !== usual),
]

/** Every number of Outsiders; below none there is none, so "one fewer" of none stays none. */
const outsiderNumbers = (rules: Rules, usual: number, good: number, effects: readonly OwnedEffect[]): readonly number[] => {
  if (has(effects, (effect) => 'outsiders' in effect && effect.outsiders === 'any')) return first(usual, upTo(0, good))
  const shifts = shiftsOf(rules, effects)
  if (has(effects, (effect) => 'free' in effect)) return first(usual, upTo(Math.max(0, usual + Math.min(0, ...shifts)), good))
  const possible = shifts.map((shift) => usual + shift).filter((one) => one >= 0)
  return possible.length > 0 ? possible : [0]
}

/** Every sum of one change each. */
const shiftsOf = (rules: Rules, effects: readonly OwnedEffect[]): readonly number[] =>
  effects
    .map(({ effect }) => changesOf(rules, effect))
    .reduce<readonly number[]>((all, changes) => all.flatMap((one) => changes.map((by) => one + by)), [0])

const changesOf = (rules: Rules, effect: BagEffect): readonly number[] => {
  if ('outsiders' in effect && effect.outsiders !== 'any') return effect.outsiders
  // One who is added takes a Townsfolk's place, unless it was one of the Outsiders anyway.
  return 'adds' in effect && rules.characters[effect.adds]?.team === 'outsider' ? [0, 1] : [0]
}

const nobodyEvil = (residents: number, usual: Counts): readonly Counts[] =>
  first(usual.outsider, upTo(0, residents - 1)).map((outsider) => ({ townsfolk: residents - outsider, outsider, minion: 0, demon: 0 }))

/** Usually as many as the good would be, and the good as many as the evil. At least two are good, or nobody could win. */
const mostAlike = (residents: number, usual: Counts): readonly Counts[] =>
  first(usual.townsfolk + usual.outsider, upTo(Math.floor(residents / 2) + 1, residents - 2)).flatMap((demon) =>
    upTo(0, residents - demon).map((outsider) => ({ townsfolk: residents - demon - outsider, outsider, minion: 0, demon })),
  )
