import { currentGame, openJournal, playerOf, block, nightSheetView } from '@/core/api'
import type { Journal } from '@/core/journal/journal'
import type { Game } from '@/core/model/game'
import { readGame } from '@/storage/readGame'
import { device } from '../device/device'
import { usePreferences } from '../device/preferences'
import { rulesWith } from '../engine/scripts'
import { loadBrought } from '../session/loadBrought'
import { heldSession } from '../session/sessions'

export type WaitingFor =
  | { readonly kind: 'awake'; readonly player: string; readonly character: string | undefined }
  | { readonly kind: 'step'; readonly label: string }
  | { readonly kind: 'dawn' | 'talk' | 'dusk' }
  | { readonly kind: 'block'; readonly player: string }

/** What a closed game waits for. Reading it takes no lock and marks no damage. */
export const waitingFor = async (id: string): Promise<WaitingFor | undefined> => {
  try {
    const journal = await stored(id)
    const game = journal && currentGame(journal)
    if (!game || game.outcome || game.phase.kind === 'setup') return undefined
    return game.phase.kind === 'night' ? await byNight(game, journal) : byDay(game)
  } catch {
    return undefined
  }
}

const byNight = async (game: Game, journal: Journal): Promise<WaitingFor> => {
  await loadBrought(game.script, journal.entries.values())
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

const stored = async (id: string): Promise<Journal | undefined> => {
  const session = heldSession(id)
  if (session) return session.journal()
  const raw = await device().saves.load(id)
  const read = raw && (await readGame(raw))
  if (!read?.ok) return undefined
  const { record, entries } = read.game
  return openJournal(record.script, { entries, cursor: record.cursor, head: record.head }, record.order)
}
