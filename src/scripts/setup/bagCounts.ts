import type { CharacterId } from '@/core/model/ids'
import type { BagEffect, KnownCharacter } from '../known/knownCharacter'

export interface TeamCounts {
  readonly townsfolk: number
  readonly outsider: number
  readonly minion: number
  readonly demon: number
}

/** What the rules leave to the storyteller, or what has to be in the bag besides. */
export interface BagNote {
  readonly code: 'outsidersAny' | 'minionsLater' | 'noDemon' | 'adds' | 'copies' | 'most' | 'noEvil' | 'duplicates'
  readonly character: CharacterId
  readonly other?: CharacterId
  readonly count?: number
}

export interface BagCounts {
  /** Every split that the characters in play allow, the usual one first. */
  readonly choices: readonly TeamCounts[]
  readonly notes: readonly BagNote[]
}

const ROWS: Readonly<Record<number, readonly [townsfolk: number, outsider: number, minion: number]>> = {
  ...{ 5: [3, 0, 1], 6: [3, 1, 1], 7: [5, 0, 1], 8: [5, 1, 1], 9: [5, 2, 1] },
  ...{ 10: [7, 0, 2], 11: [7, 1, 2], 12: [7, 2, 2], 13: [9, 0, 3], 14: [9, 1, 3], 15: [9, 2, 3] },
}

/** The table for five to fifteen residents, before any character changes it. */
export const usualCounts = (residents: number): TeamCounts | undefined => {
  const row = ROWS[residents]
  return row && { townsfolk: row[0], outsider: row[1], minion: row[2], demon: 1 }
}

interface Owned {
  readonly by: CharacterId
  readonly effect: BagEffect
}

/**
 * Who may sit at the table when the game begins, counted by what they are: a Drunk is an Outsider, whatever token was dealt.
 * `inPlay` holds the characters in the bag, and Fabled and Loric.
 */
export const bagCounts = (residents: number, inPlay: readonly KnownCharacter[], outsiders: number): BagCounts | undefined => {
  const usual = usualCounts(residents)
  if (!usual) return undefined
  const effects = inPlay.flatMap(({ id, bag }) => bag.map((effect) => ({ by: id, effect })))
  const choices = splits(residents, usual, effects, inPlay)
    .filter((one) => one.townsfolk >= 0 && one.outsider <= Math.max(outsiders, usual.outsider))
    .filter((one, at, all) => all.findIndex((other) => sameCounts(one, other)) === at)
  return { choices, notes: effects.flatMap(noteOf) }
}

const sameCounts = (one: TeamCounts, other: TeamCounts): boolean =>
  one.townsfolk === other.townsfolk && one.outsider === other.outsider && one.minion === other.minion && one.demon === other.demon

const splits = (
  residents: number,
  usual: TeamCounts,
  effects: readonly Owned[],
  inPlay: readonly KnownCharacter[],
): readonly TeamCounts[] => {
  if (effects.some(({ effect }) => 'free' in effect && effect.free === 'noEvil')) return nobodyEvil(residents, usual)
  if (effects.some(({ effect }) => 'most' in effect)) return mostAlike(residents, usual)
  const minion = effects.some(({ effect }) => 'minionsLater' in effect)
    ? 0
    : usual.minion + sum(effects.map(({ effect }) => ('minions' in effect ? effect.minions : 0)))
  const demon = effects.some(({ effect }) => 'none' in effect) ? 0 : usual.demon
  const good = residents - minion - demon
  return outsiderNumbers(usual.outsider, good, effects, inPlay).map((outsider) => ({ townsfolk: good - outsider, outsider, minion, demon }))
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at)
const first = (usual: number, all: readonly number[]): readonly number[] => [
  ...all.filter((one) => one === usual),
  ...all.filter((one) => one !== usual),
]

/** Every number of Outsiders; below none there is none, so "one fewer" of none stays none. */
const outsiderNumbers = (usual: number, good: number, effects: readonly Owned[], inPlay: readonly KnownCharacter[]): readonly number[] => {
  const any = effects.some(({ effect }) => 'outsiders' in effect && effect.outsiders === 'any')
  if (any) return first(usual, upTo(0, good))
  const least = usual + Math.min(0, ...shiftsOf(effects, inPlay))
  if (effects.some(({ effect }) => 'free' in effect)) return first(usual, upTo(Math.max(0, least), good))
  const numbers = shiftsOf(effects, inPlay).map((shift) => usual + shift)
  const possible = numbers.filter((one) => one >= 0)
  return possible.length > 0 ? possible : [0]
}

/** Every sum of one change each. */
const shiftsOf = (effects: readonly Owned[], inPlay: readonly KnownCharacter[]): readonly number[] =>
  effects
    .map(({ effect }) => changesOf(effect, inPlay))
    .reduce<readonly number[]>((all, changes) => all.flatMap((one) => changes.map((by) => one + by)), [0])

const changesOf = (effect: BagEffect, inPlay: readonly KnownCharacter[]): readonly number[] => {
  if ('outsiders' in effect && effect.outsiders !== 'any') return effect.outsiders
  // One who is added takes a Townsfolk's place, unless it was one of the Outsiders anyway.
  const added = 'adds' in effect ? inPlay.find(({ id }) => id === effect.adds) : undefined
  return added?.team === 'outsider' ? [0, 1] : [0]
}

const nobodyEvil = (residents: number, usual: TeamCounts): readonly TeamCounts[] =>
  first(usual.outsider, upTo(0, residents - 1)).map((outsider) => ({ townsfolk: residents - outsider, outsider, minion: 0, demon: 0 }))

/** Usually as many as the good would be, and the good as many as the evil. At least two are good, or nobody could win. */
const mostAlike = (residents: number, usual: TeamCounts): readonly TeamCounts[] =>
  first(usual.townsfolk + usual.outsider, upTo(Math.floor(residents / 2) + 1, residents - 2)).flatMap((demon) =>
    upTo(0, residents - demon).map((outsider) => ({ townsfolk: residents - demon - outsider, outsider, minion: 0, demon })),
  )

const noteOf = ({ by, effect }: Owned): readonly BagNote[] => {
  const note = (code: BagNote['code'], more: Pick<BagNote, 'other' | 'count'> = {}): readonly BagNote[] => [
    { code, character: by, ...more },
  ]
  if ('outsiders' in effect) return effect.outsiders === 'any' ? note('outsidersAny') : []
  if ('minionsLater' in effect) return note('minionsLater', { count: effect.minionsLater })
  if ('none' in effect) return note('noDemon')
  if ('adds' in effect) return note('adds', { other: effect.adds })
  if ('copies' in effect) return note('copies', { count: effect.copies })
  if ('most' in effect) return note('most')
  if ('free' in effect) return note(effect.free)
  return []
}
