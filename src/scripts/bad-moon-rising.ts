import type { Rules, Script, ScriptRow } from '@/core/model/script'
import type { Words } from '@/core/model/words'
import { bmrCharacters } from '@/characters/bmr'

const fixed: readonly ScriptRow[] = [
  { row: 'dusk', label: 'Dusk', fixed: 'dusk' },
  { row: 'travellers', label: 'Travellers', fixed: 'travellers' },
  { row: 'minion-info', label: 'Minion info', fixed: 'minion-info' },
  { row: 'demon-info', label: 'Demon info', fixed: 'demon-info' },
  { row: 'dawn', label: 'Dawn', fixed: 'dawn' },
  { row: 'lunatic.info', label: 'Lunatic (info)' },
  { row: 'lunatic.act', label: 'Lunatic (act)' },
  { row: 'lunatic.report', label: 'Lunatic (report)' },
]

const rows = (list: string, upkeepLast: readonly string[] = []): readonly ScriptRow[] =>
  list
    .trim()
    .split(/\s+/)
    .map((row) => {
      const known = fixed.find((one) => one.row === row) ?? { row, label: bmrCharacters.find(({ id }) => id === row)?.names.sheet ?? row }
      return upkeepLast.includes(row) ? { ...known, upkeepLast: true } : known
    })

const count = (townsfolk: number, outsider: number, minion: number) => ({ townsfolk, outsider, minion, demon: 1 })

/** The sheet is the source of truth for names, counts and order; the published order is the option. */
export const badMoonRising: Script = {
  id: 'bad-moon-rising',
  name: 'Bad Moon Rising',
  characters: bmrCharacters.filter(({ team }) => team !== 'traveller').map(({ id }) => id),
  travellers: bmrCharacters.filter(({ team }) => team === 'traveller').map(({ id }) => id),
  order: {
    sheet: {
      first: rows(
        'dusk travellers minion-info lunatic.info demon-info sailor courtier godfather devilsadvocate lunatic.act lunatic.report pukka grandmother chambermaid goon dawn',
      ),
      other: rows(
        'dusk travellers minstrel sailor innkeeper courtier gambler devilsadvocate lunatic.act lunatic.report exorcist zombuul pukka shabaloth po assassin godfather professor gossip tinker moonchild grandmother chambermaid goon dawn',
      ),
    },
    published: {
      first: rows(
        'dusk travellers minion-info lunatic.info lunatic.act lunatic.report demon-info sailor courtier godfather devilsadvocate pukka grandmother chambermaid dawn',
      ),
      other: rows(
        'dusk travellers sailor courtier innkeeper gambler devilsadvocate lunatic.act lunatic.report exorcist zombuul pukka shabaloth po assassin godfather gossip professor tinker moonchild grandmother chambermaid dawn',
        ['pukka'],
      ),
    },
  },
  counts: {
    5: count(3, 0, 1),
    6: count(3, 1, 1),
    7: count(5, 0, 1),
    8: count(5, 1, 1),
    9: count(5, 2, 1),
    10: count(7, 0, 2),
    11: count(7, 1, 2),
    12: count(7, 2, 2),
    13: count(9, 0, 3),
    14: count(9, 1, 3),
    15: count(9, 2, 3),
  },
  maxTravellers: 5,
  evilInfoFrom: 7,
}

export const rulesFor = (words: Words, names: Rules['names'] = 'sheet'): Rules => ({
  script: badMoonRising,
  words,
  names,
  characters: Object.fromEntries(bmrCharacters.map((character) => [character.id, character])),
})
