import { shallowReactive } from 'vue'
import type { Rules } from '@/core/model/script'
import { emptyScript, rulesOf, type RulesFor } from '@/scripts/script'
import type { KnownScripts } from '@/storage/readFile'
import { coreWords } from '@/text/en/core'
import { spokenCharacter } from '@/text/language'

/** What a new game is set up with. */
export const SCRIPT = 'bad-moon-rising'

export interface ListedScript {
  readonly name: string
  /** Each script's characters are a file of their own, so no game loads another script's. */
  readonly load: () => Promise<RulesFor>
}

/** Every script a game can be played with, by its id. */
export const scripts: ReadonlyMap<string, ListedScript> = new Map([
  [SCRIPT, { name: 'Bad Moon Rising', load: () => import('@/scripts/bad-moon-rising').then(({ rulesFor }) => rulesFor) }],
])

const loaded = shallowReactive(new Map<string, RulesFor>())
const made = new Map<string, Rules>()

/** Must finish before a game is opened, set up or looked up. */
export const loadScript = async (id = SCRIPT): Promise<void> => {
  if (loaded.has(id)) return
  const rulesFor = await scripts.get(id)?.load()
  if (rulesFor) loaded.set(id, rulesFor)
}

/** Returns the same object every time, so memos keyed by it stay valid. A script that is not loaded has no characters. */
export const rulesWith = (names: Rules['names'], script = SCRIPT): Rules => {
  const rulesFor = loaded.get(script)
  const key = `${script} ${names} ${rulesFor ? '' : 'empty'}`
  const rules =
    made.get(key) ?? (rulesFor ?? rulesOf(emptyScript(script, scripts.get(script)?.name ?? ''), []))(coreWords, names, spokenCharacter)
  made.set(key, rules)
  return rules
}

export const knownScripts = async (): Promise<KnownScripts> => {
  await Promise.all([...scripts.keys()].map(loadScript))
  return Object.fromEntries(
    [...scripts.keys()].map((id) => {
      const { characters, travellers } = rulesWith('sheet', id).script
      return [id, new Set([...characters, ...travellers])]
    }),
  )
}
