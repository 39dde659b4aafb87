import type { BagEffect, BagNote } from '../model/bagEffect'
import type { CharacterId } from '../model/ids'
import type { Rules } from '../model/script'
import { isGood } from './secrets'

export interface OwnedEffect {
  readonly by: CharacterId
  readonly effect: BagEffect
}

const effectsOf = (rules: Rules, id: CharacterId): readonly BagEffect[] => rules.characters[id]?.setup ?? []

/** What those in the bag, and Fabled and Loric, do to it; each once, however many there are. */
export const effectsIn = (rules: Rules, bag: readonly CharacterId[]): readonly OwnedEffect[] => [
  ...[...new Set(bag)].flatMap((by) => effectsOf(rules, by).map((effect) => ({ by, effect }))),
  ...(rules.script.middle ?? []).flatMap(({ id: by, setup = [] }) => setup.map((effect) => ({ by, effect }))),
]

/** It changes how many of each team are dealt. */
export const shiftsCounts = (rules: Rules, id: CharacterId): boolean => effectsOf(rules, id).some((effect) => !('copies' in effect))

/** With it in the bag, little is left that could be counted: it comes only if somebody asks for it. */
export const upsets = (rules: Rules, id: CharacterId): boolean =>
  effectsOf(rules, id).some((effect) => 'most' in effect || 'free' in effect)

/** How many times a character may be in the bag. */
export const copiesOf = (rules: Rules, bag: readonly CharacterId[], id: CharacterId): number => {
  if (isGood(rules, id) && mayRepeat(rules, bag)) return Infinity
  const own = rules.characters[id]?.setup?.flatMap((effect) => ('copies' in effect ? effect.copies : 'most' in effect ? Infinity : []))
  return own?.length ? Math.max(1, ...own) : 1
}

const mayRepeat = (rules: Rules, bag: readonly CharacterId[]): boolean => {
  const repeats = (effect: BagEffect) => 'free' in effect && effect.free === 'duplicates'
  return (
    rules.script.middle?.some(({ setup }) => setup?.some(repeats)) === true || bag.some((id) => rules.characters[id]?.setup?.some(repeats))
  )
}

/** Those that have to be in the bag because of others, and are not; only what the script has. */
export const stillAdded = (
  rules: Rules,
  bag: readonly CharacterId[],
): readonly { readonly by: CharacterId; readonly added: CharacterId }[] =>
  effectsIn(rules, bag).flatMap(({ by, effect }) =>
    'adds' in effect && !bag.includes(effect.adds) && rules.script.characters.includes(effect.adds) ? [{ by, added: effect.adds }] : [],
  )

/** Of its team, only this one is dealt. */
export const onlyOne = (rules: Rules, bag: readonly CharacterId[], team: string | undefined): CharacterId | undefined =>
  effectsIn(rules, bag)
    .flatMap(({ effect }) => ('most' in effect ? [effect.most] : []))
    .find((id) => rules.characters[id]?.team === team)

/** What the counts do not say of a bag. */
export const bagNotes = (rules: Rules, bag: readonly CharacterId[]): readonly BagNote[] => effectsIn(rules, bag).flatMap(noteOf)

const noteOf = ({ by, effect }: OwnedEffect): readonly BagNote[] => {
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
