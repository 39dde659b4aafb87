import type { Character, CharacterText } from '@/core/model/character'
import type { Rules, Script, ScriptRow } from '@/core/model/script'
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

const inLanguage = (character: Character, spoken: CharacterText | undefined): Character =>
  spoken ? { ...character, ...spoken, words: { ...character.words, ...spoken.words } } : character

/** A character's own sentences, with its name filled in. */
const wordsOf = ({ words = {}, names }: Character, spoken: Rules['names']): Words =>
  Object.fromEntries(Object.entries(words).map(([key, sentence]) => [key, sentence.replaceAll('{ability}', names[spoken])]))

/** `spoken` has the words of the language, where that is not English. */
export type RulesFor = (words: Words, names?: Rules['names'], spoken?: (id: string) => CharacterText | undefined) => Rules

/** Stands in for a script that is not loaded. */
export const emptyScript = (id: string, name: string): Script => {
  const night = { first: [], other: [] }
  return {
    id,
    name,
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
      script,
      words: Object.assign(Object.create(null), words, ...all.map((each) => wordsOf(each, names))),
      names,
      characters: Object.fromEntries(all.map((each) => [each.id, each])),
    }
  }
