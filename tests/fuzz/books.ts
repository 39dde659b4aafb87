import { libraryWith } from '@/app/engine/ownScript'
import { bmrCharacters } from '@/characters/bmr'
import { tbCharacters } from '@/characters/tb'
import type { Rules, Script, ScriptRow } from '@/core/model/script'
import { chanceFrom } from '@/core/rules/chance'
import { badMoonRising, rulesFor } from '@/scripts/bad-moon-rising'
import { KNOWN } from '@/scripts/known'
import { playable } from '@/scripts/play/playable'
import { readScript } from '@/scripts/read/readScript'
import { rulesOf, type RulesFor } from '@/scripts/script'
import { rulesFor as troubleBrewing, troubleBrewing as brewing } from '@/scripts/trouble-brewing'
import { allWords } from '../words'

/** One evening's rows after the other's, before dawn. */
const merged = (one: readonly ScriptRow[], two: readonly ScriptRow[]): readonly ScriptRow[] => [
  ...one.filter(({ fixed }) => fixed !== 'dawn'),
  ...two.filter(({ fixed }) => !fixed),
  ...one.filter(({ fixed }) => fixed === 'dawn'),
]

const both = (order: 'sheet' | 'published') => ({
  first: merged(brewing.order[order].first, badMoonRising.order[order].first),
  other: merged(brewing.order[order].other, badMoonRising.order[order].other),
})

const mixed: Script = {
  ...brewing,
  id: 'mixed',
  name: 'Mixed',
  characters: [...brewing.characters, ...badMoonRising.characters],
  travellers: [...brewing.travellers, ...badMoonRising.travellers],
  order: { sheet: both('sheet'), published: both('published') },
}

export type Edition = 'bmr' | 'tb' | 'mixed' | 'random'

const inBoth = (book: RulesFor): Readonly<Record<Rules['names'], Rules>> => ({
  sheet: book(allWords),
  published: book(allWords, 'published'),
})

export const books: Readonly<Record<Exclude<Edition, 'random'>, Readonly<Record<Rules['names'], Rules>>>> = {
  bmr: inBoth(rulesFor),
  tb: inBoth(troubleBrewing),
  mixed: inBoth(rulesOf(mixed, [...tbCharacters, ...bmrCharacters])),
}

const { library, automated } = libraryWith([rulesFor, troubleBrewing])
/** Somebody else's words, with everything in them that could break a template, an id or a sentence. */
const HOMEBREW = [
  { id: 'mail.man', name: 'Mail <b>man</b>', team: 'townsfolk', ability: 'Wakes $1.', firstNight: 5, otherNight: 5, reminders: ['Drunk'] },
  { id: '__proto__', name: '$&', team: 'outsider', ability: '', otherNight: 3, reminders: ['Poisoned by it'] },
  { id: 'nobodyknows' },
]

/** A script of random characters, by their rules and by hand, of all editions. */
const randomBook = (names: Rules['names'], seed: number): Rules => {
  const chance = chanceFrom(`script ${seed}`)
  const some = (team: string, count: number) =>
    chance
      .shuffle(KNOWN.filter((one) => one.team === team))
      .slice(0, count)
      .map(({ id }) => id)
  const entries = [
    { id: '_meta', name: `Random ${seed}` },
    ...some('townsfolk', 13),
    ...some('outsider', 4),
    ...some('minion', 4),
    ...some('demon', 4),
    ...some('traveller', 4),
    ...some('fabled', seed % 3),
    ...some('loric', seed % 2),
    ...HOMEBREW.slice(0, seed % 4),
  ]
  const reading = readScript(JSON.stringify(entries), library)
  if (!reading.ok) throw new Error(reading.error.code)
  const { script, characters } = playable(reading.script, { id: 'random', library, automated })
  return rulesOf(script, characters)(allWords, names)
}

/** The rules a tape is played with. */
export const bookFor = (edition: Edition, names: Rules['names'], seed: number): Rules =>
  edition === 'random' ? randomBook(names, seed) : books[edition][names]
