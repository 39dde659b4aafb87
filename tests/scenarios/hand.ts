import { redecide } from '@/core/decide/redecide'
import type { Command, PlainCommand } from '@/core/journal/command'
import { append } from '@/core/journal/journal'
import { lineage } from '@/core/journal/lineage'
import { idOf, seatNamed } from './names'
import type { ScenarioAction } from './scenario'
import { gameOf, look, note, send } from './table'
import type { Table } from './table'
import { words } from './words'

/** The storyteller's own hand: a command of the core, with players and characters by their names. */
export const byHand = (table: Table, action: ScenarioAction): void => {
  const { seats } = gameOf(table)
  const named = (value: unknown, key = ''): unknown =>
    Array.isArray(value)
      ? value.map((one) => named(one))
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, named(inner, name)]))
        : typeof value !== 'string' || key === 'player'
          ? value
          : (seats.find(({ player }) => player === value)?.id ?? (/^(ability|character)$/.test(key) ? idOf(value) : value))
  send(table, { ...(named(action.hand) as Command), ...words(table, action) }, action)
}

const own = /^(takeStep|useAbility|execute|exile|vote)$/

/** "Wait, she pointed at Bob": what that action did is done again with what is given here, and everything after it. */
export const correct = (table: Table, action: ScenarioAction): void => {
  const entry = table.acted[(action.corrects ?? 0) - 1]
  const old = lineage(table.journal, table.journal.cursor)
    .filter(({ id, command }) => entry?.includes(id) && own.test(command.type))
    .at(-1)
  if (!old) throw new Error(`action ${action.corrects} did nothing that could be corrected`)
  const game = gameOf(table)
  const seats = (names: readonly string[]) => names.map((name) => seatNamed(game, name))
  const character = action.choose_character ?? action.guess
  const { pass: _, ...then } = old.command as PlainCommand & { readonly pass?: boolean }
  const changed = {
    ...(action.choose ? { targets: seats(action.choose) } : {}),
    ...(action.voters ? { votes: seats(action.voters) } : {}),
    ...(action.execute ? { seat: seatNamed(game, action.execute) } : {}),
    ...(action.pass ? { pass: true, targets: [] } : {}),
    ...(character ? { character: idOf(character) } : {}),
  }
  const { answers } = words(table, action)
  const command = {
    type: 'redecide',
    entry: old.id,
    command: { ...(action.choose ? then : old.command), ...changed } as PlainCommand,
    ...(answers ? { answers } : {}),
    ...(action.leave_out ? { leaveOut: true } : {}),
  } as const
  const first = redecide(table.rules, table.journal, command)
  const fits = action.fits && (game.seats.find(({ player }) => player === action.fits)?.id ?? action.fits)
  const later = (first.questions ?? []).filter(({ code }) => code === 'no_longer_fits')
  const answered = fits ? { ...command, answers: { ...answers, ...Object.fromEntries(later.map(({ key }) => [key, fits])) } } : command
  const decision = fits ? redecide(table.rules, table.journal, answered) : first
  if (decision.kind !== 'done')
    return note(table, decision.kind === 'refused' ? decision.refusals.map(({ code }) => code) : ['needs_an_answer'])
  const { events, base, replaces, commands, parts } = decision
  append(table.journal, 0, answered, events, {
    ...(base === undefined ? {} : { base }),
    ...(replaces ? { replaces } : {}),
    ...(commands ? { commands } : {}),
    ...(parts ? { parts } : {}),
  })
  look(table)
}
