import type { Page } from '@playwright/test'
import type { PlainCommand } from '@/core/journal/command'
import { append, currentGame, journalData, newJournal, type Journal } from '@/core/journal/journal'
import { decide } from '@/core/decide/decide'
import { seatId } from '@/core/model/ids'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { writeFile } from '@/storage/gameFile'
import { cast, shortNames } from '../circle.ts'
import { allWords } from '../words.ts'
import { tapped } from './tapped.ts'

const rules = rulesFor(allWords)

/** Plays commands through the core. A refused command is a bug in the test. */
export const played = (commands: readonly PlainCommand[], journal: Journal = newJournal(rules.script.id)): Journal => {
  for (const command of commands) {
    const decision = decide(rules, currentGame(journal), command)
    if (decision.kind !== 'done') throw new Error(`${command.type}: ${JSON.stringify(decision)}`)
    append(journal, Date.UTC(2026, 9, 30, 20), command, decision.events)
  }
  return journal
}

let made = 0

/** A game file as Moonrise writes it. */
export const gameFile = (journal: Journal, title = 'A test game'): { readonly id: string; readonly text: string } => {
  const id = `e2e-${process.pid}-${(made += 1)}`
  const at = Date.UTC(2026, 9, 30, 21)
  const { entries, cursor, head } = journalData(journal)
  return {
    id,
    text: writeFile(
      [{ id, title, script: rules.script.id, order: currentGame(journal).order, createdAt: at, changedAt: at, cursor, head, entries }],
      at,
    ),
  }
}

/** By day the first tap on a seat begins a nomination, and the second opens the seat. */
export const openSeatByDay = async (page: Page, seat: string): Promise<void> => {
  for (let tap = 0; tap < 2; tap++) await tapped(page.locator(`.ring [data-seat="${seat}"]`))
}

/** Brings the file in as a storyteller would, and opens the game. */
export const openGame = async (page: Page, journal: Journal, title?: string): Promise<string> => {
  const file = gameFile(journal, title)
  await page.goto('./#/')
  await page.locator('[data-act="import"]').tap()
  await page
    .locator('[data-act="import-file"]')
    .setInputFiles({ name: 'game.moonrise.json', mimeType: 'application/json', buffer: Buffer.from(file.text) })
  await page.locator('[data-act="import-file"]').waitFor({ state: 'detached' })
  await page.goto(`./#/game/${file.id}`)
  await page.locator('[data-seat]').first().waitFor()
  return file.id
}

/** A game of this many seats in its second night or day, with reminders about. */
export const table = (seats: number, { names = shortNames, phase = 'night' as 'night' | 'day', busy = false } = {}): Journal => {
  const commands: PlainCommand[] = Array.from({ length: seats }, (_, at): PlainCommand => ({
    type: 'addSeat',
    plan: {
      player: names[at] ?? `Player ${at + 1}`,
      character: cast[at] ?? 'judge',
      ...(cast[at] === 'lunatic' ? { believes: 'po' } : {}),
      ...(at % 7 === 6 && at > 14 ? { alignment: 'evil' as const } : {}),
    },
  }))
  commands.push({ type: 'begin' }, { type: 'dawn' })
  if (seats > 6)
    commands.push(
      { type: 'correctLife', seat: seatId('s6'), life: 'dead' },
      { type: 'correctGhostVote', seat: seatId('s6'), ghostVote: false },
    )
  if (seats > 8)
    commands.push(
      { type: 'correctLife', seat: seatId('s9'), life: 'dead' },
      { type: 'correctAlignment', seat: seatId('s3'), alignment: 'evil' },
    )
  commands.push({ type: 'dusk' })
  if (phase === 'day') commands.push({ type: 'dawn' })
  if (busy)
    for (let at = 1; at <= seats; at++)
      for (const token of ['Drunk', 'Safe', 'Watch this one', 'Lies'].slice(0, 1 + (at % 4)))
        commands.push(
          token === 'Drunk'
            ? { type: 'placeMark', on: seatId(`s${at}`), kind: 'drunk', character: 'sailor', token, ends: { at: 'dusk', dusks: 1 } }
            : { type: 'placeToken', on: seatId(`s${at}`), character: 'innkeeper', text: token },
        )
  return played(commands)
}
