import { shallowReactive } from 'vue'
import { checksum } from '@/core/api'
import type { Rules } from '@/core/model/script'
import type { Words } from '@/core/model/words'
import { emptyScript, rulesOf, type RulesFor } from '@/scripts/script'
import { PUBLISHED, type KnownScripts } from '@/storage/knownScripts'
import { coreWords } from '@/text/en/core'
import { spokenCharacter } from '@/text/language'
import { allWords, speakEdition } from '../device/language'
import type { PlayedEdition } from '@/scripts/read/scriptFile'
import type { Understood } from './ownScript'

/** What a new game is set up with. */
export const SCRIPT = 'bad-moon-rising'

const withWords = async (edition: 'bmr' | 'tb', script: Promise<{ readonly rulesFor: RulesFor }>): Promise<RulesFor> =>
  (await Promise.all([script, speakEdition(edition)]))[0].rulesFor

/** Every script a game can be played with, by its id. Each one's characters are a file of their own, so no game loads another's. */
export const scripts: ReadonlyMap<string, () => Promise<RulesFor>> = new Map([
  [SCRIPT, () => withWords('bmr', import('@/scripts/bad-moon-rising'))],
  ['trouble-brewing', () => withWords('tb', import('@/scripts/trouble-brewing'))],
])

/** What the table calls one of our scripts. */
export const scriptName = (id: string): string => (coreWords as Words)[`script.${id}`] ?? id

const loaded = shallowReactive(new Map<string, RulesFor>())
const made = new Map<string, Rules>()

/** A script that a game brings along is known by its file, so that two games of one script share its rules. */
export const ownScriptId = (file: string): string => `own-${checksum('', { file })}`

const loadListed = async (id: string): Promise<RulesFor | undefined> => scripts.get(id)?.()
const loadEdition = (edition: PlayedEdition) => loadListed(EDITIONS[edition])

/** Reads scripts of any kind, with the rules of the characters we have them for. */
const ownScripts = async () => {
  await allWords()
  return import('./ownScript')
}

export const understandScript = async (file: string): Promise<Understood> => (await ownScripts()).understand(file, loadEdition)

/** Must finish before a game is opened, set up or looked up. `file`: the script is not one of ours, and this is its text. */
export const loadScript = async (id = SCRIPT, file?: string): Promise<boolean> => {
  if (loaded.has(id)) return true
  const rulesFor = file === undefined ? await loadListed(id) : await (await ownScripts()).ownRules(id, file, loadEdition)
  if (rulesFor) loaded.set(id, rulesFor)
  return rulesFor !== undefined
}

/** Returns the same object every time, so memos keyed by it stay valid. A script that is not loaded has no characters. */
export const rulesWith = (names: Rules['names'], script = SCRIPT): Rules => {
  const rulesFor = loaded.get(script)
  const key = `${script} ${names} ${rulesFor ? '' : 'empty'}`
  const rules = made.get(key) ?? (rulesFor ?? rulesOf(emptyScript(script), []))(coreWords, names, spokenCharacter)
  made.set(key, rules)
  return rules
}

/** Makes the rules of a script in any language. */
export const rulesMaker = (script: string): RulesFor | undefined => loaded.get(script)

const EDITIONS: Readonly<Record<PlayedEdition, string>> = {
  tb: 'trouble-brewing',
  bmr: SCRIPT,
  snv: 'sects-and-violets',
}

/** The script with an edition's own sheet, if we have it. */
export const editionScript = (edition: PlayedEdition): string | undefined =>
  scripts.has(EDITIONS[edition]) ? EDITIONS[edition] : undefined

/** One of ours, as a script file, which is English everywhere. */
export const editionFile = async (id: string): Promise<string | undefined> => {
  const rulesFor = scripts.has(id) && (await loadScript(id)) && loaded.get(id)
  if (!rulesFor) return undefined
  const { name, characters, travellers } = rulesFor({}).script
  return JSON.stringify([{ id: '_meta', name }, ...characters, ...travellers])
}

export const knownScripts = async (): Promise<KnownScripts> => {
  const [{ publishedIds }] = await Promise.all([import('./ownScript'), ...[...scripts.keys()].map((id) => loadScript(id))])
  const listed = [...scripts.keys()].map((id) => {
    const { characters, travellers } = rulesWith('sheet', id).script
    return [id, new Set([...characters, ...travellers])]
  })
  return { ...(Object.fromEntries(listed) as KnownScripts), [PUBLISHED]: new Set(publishedIds()) }
}
