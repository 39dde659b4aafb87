import type { Entry } from '@/core/journal/entry'
import type { Rules } from '@/core/model/script'
import { dayRecord } from '@/core/model/day'
import { nightRecord } from '@/core/model/night'
import type { Game } from '@/core/model/game'
import { markId, seatId } from '@/core/model/ids'
import type { HeldAbility } from '@/core/model/seat'
import { townView } from '@/core/views/town'
import type { TownView } from '@/core/views/townTypes'
import { must } from '../law'
import { difference } from '../same'

const held = (serial: number, character: string, spent: boolean): HeldAbility => ({ serial, character, since: 1, way: 'own', spent })

/** The same table to every eye, with every secret another one. */
const twin = ({ characters }: Rules, game: Game, evil: boolean): Game => ({
  ...game,
  seats: game.seats.map((seat) => ({
    ...seat,
    alignment: evil ? 'evil' : 'good',
    believes: evil ? 'po' : undefined,
    alive: seat.looksAlive,
    // TOWN-6: the Traveller that somebody was is known.
    history: seat.history.filter(({ character }) => characters[character ?? '']?.team === 'traveller'),
    note: '',
    toldDemon: evil,
    ...(seat.traveller
      ? { abilities: seat.character ? [held(1, seat.character, evil)] : [] }
      : {
          character: evil ? 'pukka' : 'fool',
          abilities: evil ? [held(2, 'voudon', true), held(3, 'bishop', true)] : [],
        }),
  })),
  marks: evil
    ? game.seats.map(({ id }) => ({
        id: markId(`x${id}`),
        kind: 'drunk',
        source: { seat: undefined, ability: undefined, moment: { phase: 'setup', number: 0 } },
        on: id,
        ends: { at: 'used' },
        token: 'Drunk',
      }))
    : [],
  tokens: [],
  bluffs: {},
  secrets: {},
  lastChoices: {},
  owed: [],
  malfunctions: [],
  overtime: undefined,
  rulings: {},
  serial: 0,
  night: {
    ...nightRecord(game.night.number),
    deaths: game.night.deaths.map(({ seat }) => ({ seat, cause: 'storyteller', feigned: false })),
    returns: game.night.returns,
    lookedDead: game.night.lookedDead,
    saidBoth: game.night.saidBoth,
  },
  day: {
    ...dayRecord(game.day.number),
    lookedAlive: game.day.lookedAlive,
    nominations: game.day.nominations,
    executions: game.day.executions.map((execution) => ({ ...execution, alignment: evil ? 'evil' : 'good' })),
    exiles: game.day.exiles,
    closed: game.day.closed,
  },
})

/** The town view follows from public facts alone. */
export const townKnowsNothing = (rules: Rules, game: Game, evil: boolean): void => {
  const found = difference(townView(rules, game), townView(rules, twin(rules, game, evil)))
  must(!found, 'two tables that differ in secrets look the same', () => found)
}

/** No secret word is in the town view. */
export const townHoldsNoSecret = (rules: Rules, game: Game): void => {
  const view = townView(rules, game)
  const known = publicWords(rules, game, view)
  for (const word of strings(view)) must(known.has(word), 'the town view holds public words only', () => word)
  const text = JSON.stringify(view)
  for (const word of secretWords(rules, game, known))
    must(!text.includes(JSON.stringify(word)), 'no secret word is in the town view', () => word)
}

/** Nothing that happens in a night shows before dawn, but for a public ability that the storyteller forced. */
export const nightIsDark = (rules: Rules, before: Game, after: Game, { command, events }: Entry): void => {
  const nightly = [
    'takeStep',
    'skipStep',
    'runUpkeep',
    'point',
    'reopenStep',
    'addStep',
    'kill',
    'answer',
    'useAbility',
    'placeMark',
    'correctAlignment',
    'correctAbility',
    'correctChoice',
    'correctSpent',
    'placeToken',
    'writeNote',
  ]
  if (
    before.phase.kind !== 'night' ||
    after.phase.kind !== 'night' ||
    !nightly.includes(command.type) ||
    (command.type === 'useAbility' && command.anyway) ||
    events.some(({ type }) => type === 'seatsReordered' || type === 'executed')
  )
    return
  // A new ghost vote for somebody who came back and died in one night is an open question: asked, it is the storyteller's to tell.
  if (Object.keys(command.answers ?? {}).some((key) => key.startsWith('ghost_vote_after_return'))) return
  const found = difference(townView(rules, before), townView(rules, after))
  must(!found, 'the night is dark', () => `${command.type}: ${found}`)
}

/** At dawn the town is told exactly who fell and who rose since dusk, as far as it could see. */
export const dawnTellsAll = (rules: Rules, before: Game, after: Game, { command }: Entry): void => {
  if (command.type !== 'dawn' || before.phase.kind !== 'night' || after.phase.kind !== 'day') return
  const [dusk, dawn] = [townView(rules, before), townView(rules, after)]
  const changed = (alive: boolean) =>
    dawn.seats
      .filter((seat, at) => seat.alive === alive && dusk.seats[at]?.alive !== alive)
      .map(({ id }) => id)
      .sort()
  // Whoever died and returned in one night is told of twice or not at all.
  const unchanged = (told: readonly string[]) => told.filter((id) => !after.night.saidBoth.some((seat) => seat === id)).sort()
  const found = difference(
    { died: changed(false), aliveAgain: changed(true) },
    { died: unchanged(dawn.dawn.died), aliveAgain: unchanged(dawn.dawn.aliveAgain) },
  )
  must(!found, 'dawn tells what the night did', () => found)
}

const publicWords = (rules: Rules, game: Game, view: TownView): ReadonlySet<string> =>
  new Set([
    ...game.seats.flatMap(({ id, player }) => [id, player]),
    view.phase.kind,
    'execution',
    'exile',
    'storyteller',
    ...(game.outcome ? [game.outcome.winner] : []),
    ...game.seats
      .flatMap(({ character, history }) => [...history, { character }])
      .flatMap(({ character = '' }) => {
        const { team, names } = rules.characters[character] ?? {}
        return team === 'traveller' && names ? [character, names[rules.names]] : []
      }),
    ...game.day.nominations.flatMap(({ by, nominee, votes }) => [...(by ? [by] : []), nominee, ...votes]),
    ...game.day.executions.map(({ seat }) => seat),
    ...game.day.exiles.map(({ seat }) => seat),
    ...game.night.deaths.map(({ seat }) => seat),
    ...game.night.returns,
    seatId(''),
  ])

const secretWords = (rules: Rules, game: Game, known: ReadonlySet<string>): readonly string[] =>
  [
    ...new Set([
      ...Object.values(rules.characters).flatMap(({ id, names }) => [id, names.sheet, names.published]),
      'good',
      'evil',
      ...game.marks.flatMap(({ token, kind }) => [token, kind]),
      ...game.tokens.map(({ text }) => text),
      ...game.seats.map(({ note }) => note),
    ]),
  ].filter((word) => word && !known.has(word))

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
