import type { Character, CharacterText } from '@/core/model/character'
import type { Rules, Script, ScriptRow } from '@/core/model/script'
import type { Flavour } from '@/core/model/taste'
import type { Words } from '@/core/model/words'

const FIXED: readonly NonNullable<ScriptRow['fixed']>[] = ['dusk', 'travellers', 'minion-info', 'demon-info', 'dawn']

/** The small vocabulary scripts are written in. */

/** Rows of a night, by their ids: one of the night itself, a character, or a part of one (`lunatic.info`). */
export const rowsOf =
  (characters: readonly Character[]) =>
  (list: string, upkeepLast: readonly string[] = []): readonly ScriptRow[] =>
    list
      .trim()
      .split(/\s+/)
      .map((row) => {
        const [id = row, part] = row.split('.')
        const fixed = FIXED.find((one) => one === row)
        const name = characters.find((one) => one.id === id)?.names.sheet ?? row.charAt(0).toUpperCase() + row.slice(1).replace('-', ' ')
        return {
          row,
          label: part ? `${name} (${part})` : name,
          ...(fixed ? { fixed } : {}),
          ...(upkeepLast.includes(row) ? { upkeepLast: true } : {}),
        }
      })

export const residents = (townsfolk: number, outsider: number, minion: number) => ({ townsfolk, outsider, minion, demon: 1 })

/** How many of each team, by the number of residents, before any character changes it. It is the same for every edition. */
export const USUAL_COUNTS: Script['counts'] = {
  5: residents(3, 0, 1),
  6: residents(3, 1, 1),
  7: residents(5, 0, 1),
  8: residents(5, 1, 1),
  9: residents(5, 2, 1),
  10: residents(7, 0, 2),
  11: residents(7, 1, 2),
  12: residents(7, 2, 2),
  13: residents(9, 0, 3),
  14: residents(9, 1, 3),
  15: residents(9, 2, 3),
}

export const flavour = (gentle: number, classic: number, brutal: number, deaths = 0, fog = 0, shelter = 0): Flavour => ({
  weight: { gentle, classic, brutal },
  deaths,
  fog,
  shelter,
})

/** A character of one's own keeps its words, whatever its id. */
const inLanguage = (character: Character, spoken: CharacterText | undefined): Character => {
  if (!spoken || character.homebrew) return character
  const { name, ability, words } = spoken
  const names = { sheet: name, published: name }
  return ability === undefined
    ? { ...character, names, inEnglish: true }
    : { ...character, names, ability, words: { ...character.words, ...words } }
}

/** A character's own sentences, with its name filled in; and the name itself, because a reminder may be one and is kept by its id. */
const wordsOf = ({ id, words = {}, names }: Character, spoken: Rules['names']): Words =>
  Object.fromEntries(
    Object.entries({ ...words, [id]: '{ability}' }).map(([key, sentence]) => [key, sentence.replaceAll('{ability}', names[spoken])]),
  )

/** `spoken` has the words of the language, where that is not English. */
export type RulesFor = (words: Words, names?: Rules['names'], spoken?: (id: string) => CharacterText | undefined) => Rules

/** Stands in for a script that is not loaded. */
export const emptyScript = (id: string): Script => {
  const night = { first: [], other: [] }
  return {
    id,
    name: '',
    characters: [],
    travellers: [],
    order: { sheet: night, published: night },
    counts: {},
    maxTravellers: 0,
    evilInfoFrom: 0,
  }
}

/** A script and the characters it is played with. */
export const rulesOf =
  (script: Script, characters: readonly Character[]): RulesFor =>
  (words, names = 'sheet', spoken = () => undefined) => {
    const all = characters.map((each) => inLanguage(each, spoken(each.id)))
    return {
      script: { ...script, name: words[`script.${script.id}`] ?? script.name },
      // Somebody's own character may be called like a word of ours, which then stays.
      words: Object.assign(Object.create(null), ...all.map((each) => wordsOf(each, names)), words),
      names,
      characters: Object.fromEntries(all.map((each) => [each.id, each])),
    }
  }
