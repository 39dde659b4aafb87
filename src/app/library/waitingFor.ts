import { currentGame, openJournal, playerOf, block, nightSheetView } from '@/core/api'
import type { Game } from '@/core/model/game'
import { readGame } from '@/storage/readGame'
import { device } from '../device/device'
import { usePreferences } from '../device/preferences'
import { loadScript, rulesWith } from '../engine/scripts'
import { heldSession } from '../session/sessions'

export type WaitingFor =
  | { readonly kind: 'awake'; readonly player: string; readonly character: string | undefined }
  | { readonly kind: 'step'; readonly label: string }
  | { readonly kind: 'dawn' | 'talk' | 'dusk' }
  | { readonly kind: 'block'; readonly player: string }

/** What a closed game waits for. Reading it takes no lock and marks no damage. */
export const waitingFor = async (id: string): Promise<WaitingFor | undefined> => {
  try {
    const game = await stored(id)
    if (!game || game.outcome || game.phase.kind === 'setup') return undefined
    return game.phase.kind === 'night' ? await byNight(game) : byDay(game)
  } catch {
    return undefined
  }
}

const byNight = async (game: Game): Promise<WaitingFor> => {
  await loadScript(game.script)
  const sheet = nightSheetView(rulesWith(usePreferences().names, game.script), game)
  const step = sheet.steps.find(({ id }) => id === sheet.now)
  if (!step) return { kind: 'dawn' }
  return step.wakes && step.player !== undefined
    ? { kind: 'awake', player: step.player, character: step.character?.name }
    : { kind: 'step', label: step.label }
}

const byDay = (game: Game): WaitingFor => {
  if (game.day.closed) return { kind: 'dusk' }
  const { aboutToDie } = block(game)
  return aboutToDie === undefined ? { kind: 'talk' } : { kind: 'block', player: playerOf(game, aboutToDie) }
}

const stored = async (id: string): Promise<Game | undefined> => {
  const session = heldSession(id)
  if (session) return currentGame(session.journal())
  const raw = await device().saves.load(id)
  const read = raw && (await readGame(raw))
  if (!read?.ok) return undefined
  const { record, entries } = read.game
  return currentGame(openJournal(record.script, { entries, cursor: record.cursor, head: record.head }, record.order))
}
