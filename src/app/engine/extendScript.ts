import type { Entry } from '@/core/journal/entry'
import type { CharacterId } from '@/core/model/ids'
import type { Rules } from '@/core/model/script'
import { useGame } from '../game/game'
import { inOurWords } from './spokenCharacters'
import { editionFile, loadScript, ownScriptId } from './scripts'

/** Fetched when something from outside the script comes into the game: a Traveller of another edition, a Fabled, a Loric. */

/** The text of the script that is played now. */
const fileNow = async (): Promise<string | undefined> => {
  const { facts, script } = useGame()
  const brought = (entry: Entry) =>
    entry.events.flatMap((event) => (event.type === 'scriptSet' && event.script === script.id ? [event.file] : []))
  return [...facts.journal.entries.values()].flatMap(brought)[0] ?? (await editionFile(script.id))
}

/** From now on the script has this character too. The game keeps everything else, and undo takes it back. */
export const extendScript = async (id: CharacterId): Promise<boolean> => {
  const game = useGame()
  if (game.facts.rules.characters[id] || game.script.middle?.some((one) => one.id === id)) return true
  const file = await fileNow()
  if (file === undefined) return false
  const longer = await changedScript(file, (entries) => [...entries, id])
  return longer !== undefined && game.dispatch({ type: 'setScript', ...longer }).kind === 'done'
}

/** A script with other entries, ready to be played. */
export const changedScript = async (
  file: string,
  change: (entries: readonly unknown[]) => readonly unknown[],
): Promise<{ readonly script: string; readonly file: string } | undefined> => {
  const next = JSON.stringify(change(JSON.parse(file) as readonly unknown[]))
  const script = ownScriptId(next)
  return (await loadScript(script, next)) ? { script, file: next } : undefined
}

export interface OutsideCharacter {
  readonly id: CharacterId
  readonly name: string
  readonly team: 'traveller' | 'fabled' | 'loric'
  readonly ability: string
}

/** Published characters of these teams that are not on the script. */
export const outsideCharacters = async (
  teams: readonly OutsideCharacter['team'][],
  rules: Rules = useGame().facts.rules,
): Promise<readonly OutsideCharacter[]> => {
  const { KNOWN } = await import('@/scripts/known')
  const isHere = (id: string) => rules.characters[id] !== undefined || rules.script.middle?.some((one) => one.id === id) === true
  return KNOWN.flatMap(({ id, name, team, ability }) =>
    (team === 'traveller' || team === 'fabled' || team === 'loric') && teams.includes(team) && !isHere(id)
      ? [inOurWords({ id, name, team, ability })]
      : [],
  )
}
