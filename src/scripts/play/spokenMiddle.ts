import type { CharacterText } from '@/core/model/character'
import type { MiddleCharacter, Script, ScriptRow } from '@/core/model/script'
import type { Words } from '@/core/model/words'

type Spoken = (id: string) => CharacterText | undefined

/** What lies in the middle, in the chosen language; homebrew keeps its own words. */
export const spokenMiddle = (script: Script, spoken: Spoken): Script => {
  const textOf = (id: string) => (script.middle?.find((one) => one.id === id)?.homebrew ? undefined : spoken(id))
  const character = (one: MiddleCharacter): MiddleCharacter => ({ ...one, ...shown(textOf(one.id)) })
  const row = (one: ScriptRow): ScriptRow => {
    const text = one.lies && textOf(one.row)
    return text ? { ...one, label: text.name, lies: { ...one.lies, words: text.ability ?? one.lies.words } } : one
  }
  const night = ({ first, other }: Script['order']['sheet']) => ({ first: first.map(row), other: other.map(row) })
  return {
    ...script,
    ...(script.middle ? { middle: script.middle.map(character) } : {}),
    order: { sheet: night(script.order.sheet), published: night(script.order.published) },
  }
}

const shown = (text: CharacterText | undefined): Partial<Pick<MiddleCharacter, 'name' | 'ability'>> =>
  text ? { name: text.name, ...(text.ability === undefined ? {} : { ability: text.ability }) } : {}

/** Their names under their ids, and their reminders, which a game knows by the English words. */
export const middleWords = ({ middle = [] }: Script, spoken: Spoken): Words =>
  Object.assign({}, ...middle.map(({ id, name, homebrew }) => ({ ...(homebrew ? {} : spoken(id)?.words), [id]: name })))
