import { currentGame, openJournal } from '@/core/journal/journal'
import { nightSheetView } from '@/core/views/nightSheet'
import { readGame } from '@/storage/readGame'
import { device } from './device'
import { usePreferences } from './preferences'
import { rulesWith } from './scripts'
import { heldSession } from './sessions'

export type AwakeNow =
  | { readonly kind: 'awake'; readonly player: string; readonly character: string | undefined }
  | { readonly kind: 'step'; readonly label: string }
  | { readonly kind: 'dawn' }

/** What a game that is not open waits for, read without opening it: the writer's lock and the damage list stay as they are. */
export const awakeNow = async (id: string): Promise<AwakeNow | undefined> => {
  try {
    const game = await stored(id)
    if (game?.phase.kind !== 'night' || game.outcome) return undefined
    const sheet = nightSheetView(rulesWith(usePreferences().names), game)
    const step = sheet.steps.find(({ id: each }) => each === sheet.now)
    if (!step) return { kind: 'dawn' }
    return step.wakes && step.player !== undefined
      ? { kind: 'awake', player: step.player, character: step.character?.name }
      : { kind: 'step', label: step.label }
  } catch {
    return undefined
  }
}

const stored = async (id: string) => {
  const session = heldSession(id)
  if (session) return currentGame(session.journal())
  const raw = await device().saves.load(id)
  const read = raw && readGame(raw)
  if (!read?.ok) return undefined
  const { record, entries } = read.game
  return currentGame(openJournal(record.script, { entries, cursor: record.cursor, head: record.head }, record.order))
}
