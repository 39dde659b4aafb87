import type { Page } from '@playwright/test'
import type { Command } from '@/core/journal/command'
import type { GameEvent } from '@/core/journal/event'
import { append, newJournal, currentGame, type Journal } from '@/core/journal/journal'
import { decide } from '@/core/decide/decide'
import { seatId } from '@/core/model/ids'
import { writeFile } from '@/storage/gameFile'
import { rulesFor } from '@/scripts/trouble-brewing'
import { rules } from '../scenarios/runner'
import { allWords } from '../words.ts'

/** Each file is newer than the last game, so that Home offers it to continue. */
let later = Date.now()

const brewing = rulesFor(allWords)
const rulesOf = (script: string | undefined) => (script === brewing.script.id ? brewing : rules)

const wrap = (title: string, journal: Journal, script = rules.script.id): string =>
  writeFile(
    [
      {
        id: `e2e-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
        title,
        script,
        order: 'sheet',
        createdAt: 1,
        changedAt: (later += 3_600_000),
        cursor: journal.cursor,
        head: journal.head,
        entries: [...journal.entries.values()],
      },
    ],
    3,
  )

/** A situation as one entry, in the app's own file format. */
export const situationFile = (title: string, events: readonly GameEvent[]): string => {
  const journal = newJournal(rules.script.id)
  append(journal, 1, { type: 'writeNote', seat: seatId('s1'), note: '' }, events)
  return wrap(title, journal)
}

/** A game as far as these commands lead, decided by the core. */
export const gameFile = (title: string, commands: readonly Command[], script?: string): string => {
  const played = rulesOf(script)
  const journal = newJournal(played.script.id)
  for (const command of commands) {
    const decision = decide(played, currentGame(journal), command)
    if (decision.kind !== 'done') throw new Error(`${command.type}: ${JSON.stringify(decision)}`)
    append(journal, 0, command, decision.events, decision.shown ? { cards: decision.shown } : {})
  }
  return wrap(title, journal, played.script.id)
}

/** Imports the file on Home and continues the game. */
export const importGame = async (page: Page, text: string): Promise<void> => {
  await page.goto('./#/')
  await page.locator('[data-act=import]').tap()
  await page
    .locator('[data-act=import-file]')
    .setInputFiles({ name: 'game.moonrise.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('[data-act=continue]').tap()
  await page.locator('[data-seat]').first().waitFor()
}
