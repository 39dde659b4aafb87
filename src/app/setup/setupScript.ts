import type { CharacterId } from '@/core/model/ids'
import { localValue } from '@/storage/localValue'
import type { Rules } from '@/core/model/script'
import type { Team } from '@/core/model/seat'
import type { OutsideCharacter } from '../engine/extendScript'
import { plainId } from '@/scripts/read/plainId'
import { SCRIPT, editionFile, loadScript } from '../engine/scripts'
import { setupText } from '@/text/en/setup'
import { useNotices } from '../device/notices'
import { NOTHING_CHOSEN, readDraft, without, writeDraft, type SetupDraft } from './setupDraft'

type Named = Readonly<Record<'id' | 'name' | 'ability', string>>

/** Beside the draft, which is written with every tap: the texts of the scripts it was set up with, by their ids, the latest last. */
const kept = localValue('setup-scripts')
const MOST_KEPT = 3

const filesNow = (): Readonly<Record<string, string>> => {
  const found = kept.read()
  return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {}
}

/** The text of the draft's script; none if it is one of ours. */
export const setupFile = (script: string): string | undefined => {
  const file = filesNow()[script]
  return typeof file === 'string' ? file : undefined
}

export const keepFile = (script: string, file: string): void =>
  kept.write(Object.fromEntries([...Object.entries(filesNow()).filter(([id]) => id !== script), [script, file]].slice(-MOST_KEPT)))

/** Before the setup opens. False if the script of the draft cannot be read any more. */
export const loadSetupScript = (script = readDraft()?.script ?? SCRIPT): Promise<boolean> => loadScript(script, setupFile(script))

/** Before its screen opens: a draft whose script cannot be read any more goes on with the home edition, and says so. */
export const openSetupScript = async (): Promise<void> => {
  const draft = readDraft()
  if (!draft?.script || (await loadSetupScript())) return
  writeDraft(withScript(draft, SCRIPT, undefined))
  useNotices().show(setupText.script.gone)
}

/** The script of the draft with other entries: everything that was chosen stays. */
const changeEntries = async (
  draft: SetupDraft,
  change: (entries: readonly unknown[]) => readonly unknown[],
): Promise<string | undefined> => {
  const { changedScript } = await import('../engine/extendScript')
  const file = setupFile(draft.script ?? SCRIPT) ?? (await editionFile(draft.script ?? SCRIPT))
  const next = file === undefined ? undefined : await changedScript(file, change)
  if (next) keepFile(next.script, next.file)
  return next?.script
}

const idOf = (entry: unknown) => plainId(typeof entry === 'string' ? entry : ((entry as { id?: string } | null)?.id ?? ''))

export type { OutsideCharacter } from '../engine/extendScript'

/** Published characters of these teams that the script does not have. */
export const outsideOf = async (rules: Rules, ...teams: readonly OutsideCharacter['team'][]): Promise<readonly OutsideCharacter[]> =>
  (await import('../engine/extendScript')).outsideCharacters(teams, rules)

/** A Traveller, a Fabled or a Loric of any edition. */
export const addEntry = (draft: SetupDraft, id: CharacterId) => changeEntries(draft, (entries) => [...entries, id])
export const dropEntry = (draft: SetupDraft, id: CharacterId) =>
  changeEntries(draft, (entries) => entries.filter((one) => idOf(one) !== plainId(id)))

/** The storyteller says what the script does not. */
export const setTeam = (draft: SetupDraft, { id, name, ability }: Named, team: Team) =>
  changeEntries(draft, (entries) =>
    entries.map((one) => {
      if (idOf(one) !== plainId(id)) return one
      return typeof one === 'object' ? { ...one, team } : { id, name, ability, team }
    }),
  )

/** The same people with another script: nothing that was chosen from the old one stays. */
export const withScript = (draft: SetupDraft, script: string, shelf: string | undefined): SetupDraft => ({
  ...without(draft, 'script', 'shelf', 'aside', 'plans', 'outsiderShift', 'passing', 'had', 'showed', 'replaced', 'way'),
  ...(script === SCRIPT ? {} : { script }),
  ...(shelf === undefined ? {} : { shelf }),
  ...NOTHING_CHOSEN,
  players: draft.players.map((player) => without(player, 'character')),
})
