import type { GameEvent } from '@/core/journal/event'
import { evolveAll } from '@/core/journal/evolve'
import { newGame } from '@/core/model/game'
import type { Game } from '@/core/model/game'
import { markId, seatId } from '@/core/model/ids'
import type { SeatId } from '@/core/model/ids'
import type { Mark } from '@/core/model/mark'
import type { Seat } from '@/core/model/seat'
import type { Rules } from '@/core/model/script'
import { ownAlignment } from '@/core/rules/table'
import { idOf, seatNamed } from './names'
import type { Scenario, ScenarioPlayer } from './scenario'

/** Above the numbers of the seats. */
const OWN = 100
const GAINED = 200
const BELIEVED = 300

/** The starting situation as facts: the only place where state is made without a command. */
export const fixtureEvents = (rules: Rules, scenario: Scenario, order: Game['order'] = 'sheet'): readonly GameEvent[] => {
  const { state } = scenario
  const events: GameEvent[] = order === 'published' ? [{ type: 'orderSet', order }] : []
  const number = state.phase === 'night' ? (state.night ?? 1) : (state.day ?? 1)
  const players = (scenario.players ?? []).filter((player) => !joinsLater(scenario, player))
  players.forEach((player, at) => events.push({ type: 'seatAdded', at, seat: seatFor(rules, scenario, player, at, number) }))
  const game = () => evolveAll(newGame(rules.script.id), events)
  const named = (name: string) => seatNamed(game(), name)
  const death = (name: string): GameEvent => {
    const player = players.find((one) => one.name === name)
    return { type: 'playerDied', death: { seat: named(name), cause: 'execution', feigned: player?.registers_dead === true }, by: undefined }
  }
  const diedToday = new Set([
    ...(state.died_today ?? []),
    ...(state.tokens ?? []).filter(({ token }) => token.endsWith(':Died today')).map(({ on }) => on),
  ])

  if (state.phase === 'night') {
    if (number > 1)
      events.push(
        { type: 'phaseBegan', phase: { kind: 'night', number: number - 1 } },
        ...(state.died_last_night ?? []).map(death),
        { type: 'phaseBegan', phase: { kind: 'day', number: number - 1 } },
        ...[...diedToday].map(death),
      )
  } else if (state.phase === 'day') {
    events.push(
      { type: 'phaseBegan', phase: { kind: 'night', number } },
      ...(state.died_last_night ?? []).map(death),
      { type: 'phaseBegan', phase: { kind: 'day', number } },
      ...[...diedToday].map(death),
    )
  }
  if (state.gossip_statement_today !== undefined) {
    const gossip = players.find(({ character, gained_ability }) => character === 'Gossip' || gained_ability === 'Gossip')
    if (gossip) events.push({ type: 'statementMade', seat: named(gossip.name), text: '', truth: state.gossip_statement_today })
  }
  if (state.phase === 'night') events.push({ type: 'phaseBegan', phase: { kind: 'night', number } })
  for (const player of players)
    events.push({
      type: 'lifeSet',
      seat: named(player.name),
      alive: player.alive !== false,
      looksAlive: player.alive !== false && !player.registers_dead,
    })
  events.push(
    ...voteEvents(scenario, players, named),
    ...spentEvents(scenario, players, named),
    ...choiceEvents(scenario, players, named, state.phase === 'night' ? number - 1 : number),
  )
  for (const mark of fixtureMarks(rules, scenario, game(), players, number))
    events.push({ type: 'markPlaced', mark: { ...mark, id: markId(`m${game().serial + 1}`) } })
  for (const player of players) {
    const owes =
      player.character === 'Moonchild' &&
      player.alive === false &&
      !state.moonchild_chose &&
      (diedToday.has(player.name) || (state.phase === 'day' && state.died_last_night?.includes(player.name)))
    if (owes) events.push({ type: 'choiceOwed', seat: named(player.name), ability: 'moonchild' })
  }
  if (state.extra_day) events.push({ type: 'overtimeSet', overtime: { day: number, ability: 'mastermind' } })
  return events
}

const joinsLater = (scenario: Scenario, player: ScenarioPlayer): boolean =>
  (scenario.actions ?? []).some(
    ({ event, who }) =>
      event === 'traveller_joins' && [who ?? []].flat().some((one) => (typeof one === 'string' ? one : one.name) === player.name),
  )

const seatFor = (rules: Rules, { state, actions = [] }: Scenario, player: ScenarioPlayer, at: number, number: number): Seat => {
  const character = idOf(player.character)
  const traveller = rules.characters[character]?.team === 'traveller'
  const gainsTonight = actions.some(({ gains, night }) => gains !== undefined && night === number)
  const firstNight =
    player.character === 'Apprentice' && (state.apprentice_first_night || state.apprentice_will_gain !== undefined || gainsTonight)
  const since = firstNight ? number : 1
  return {
    id: seatId(`s${at + 1}`),
    player: player.name,
    character,
    believes: player.believes ? idOf(player.believes) : undefined,
    traveller,
    abilities: [
      { serial: OWN + at, character, since: number > 1 && !firstNight ? 0 : since, way: 'own', spent: false },
      ...(player.gained_ability
        ? [{ serial: GAINED + at, character: idOf(player.gained_ability), since: 0, way: 'gained' as const, spent: false }]
        : []),
      ...(player.believes && rules.characters[character]?.dealtAs && !rules.characters[character].night
        ? [{ serial: BELIEVED + at, character: idOf(player.believes), since, way: 'believed' as const, spent: false }]
        : []),
    ],
    alignment: player.alignment ?? ownAlignment(rules, character) ?? 'good',
    alive: true,
    looksAlive: true,
    ghostVote: true,
    history: [],
    toldDemon: !(state.phase === 'night' && number === 1) && !firstNight,
    note: '',
  }
}

/** As `seatFor` numbers them. */
const serialIn = (players: readonly ScenarioPlayer[], name: string, ability: string): number | undefined => {
  const at = players.findIndex((player) => player.name === name)
  const player = players[at]
  return !player
    ? undefined
    : idOf(player.character) === ability
      ? OWN + at
      : player.gained_ability && idOf(player.gained_ability) === ability
        ? GAINED + at
        : undefined
}

/** Of two who are the same, the living one. */
const holderOf = (players: readonly ScenarioPlayer[], name: string): ScenarioPlayer | undefined =>
  players.find(({ character, alive }) => character === name && alive !== false) ??
  players.find(({ character }) => character === name) ??
  players.find(({ gained_ability }) => gained_ability === name)

/** Said of an Apprentice, it is the gained ability that was used. */
const abilityOf = (player: ScenarioPlayer, name: string): string => idOf(name === 'Apprentice' ? (player.gained_ability ?? name) : name)

const voteEvents = ({ state }: Scenario, players: readonly ScenarioPlayer[], named: (name: string) => SeatId): readonly GameEvent[] => {
  const beggar = players.find(({ character }) => character === 'Beggar')
  return [
    ...(state.beggar_tokens && beggar ? [{ type: 'voteTokensSet', seat: named(beggar.name), tokens: state.beggar_tokens } as const] : []),
    ...(state.ghost_votes_used ?? []).map((name) => ({ type: 'ghostVoteSet', seat: named(name), ghostVote: false }) as const),
  ]
}

const spentEvents = ({ state }: Scenario, players: readonly ScenarioPlayer[], named: (name: string) => SeatId): readonly GameEvent[] => {
  const tokens = state.tokens ?? []
  const courtier = tokens.some(({ token }) => token.startsWith('Courtier:Drunk')) || Object.values(state.drunk ?? {}).includes('Courtier')
  const names = [
    ...(state.used ?? []).map((name) => (name === 'zombuul_first_death' ? 'Zombuul' : name)),
    ...players.filter((player) => player.registers_dead).map(({ character }) => character),
    ...(courtier ? ['Courtier'] : []),
  ]
  const used = names.flatMap((name) => {
    const player = holderOf(players, name)
    return player ? [{ player: player.name, ability: abilityOf(player, name) }] : []
  })
  const marked = tokens
    .filter(({ token }) => token.endsWith(':No ability'))
    .map(({ on, token }) => ({ player: on, ability: idOf(token.slice(0, token.indexOf(':'))) }))
  return [...used, ...marked].flatMap(({ player, ability }): GameEvent[] => {
    const serial = serialIn(players, player, ability)
    return serial === undefined ? [] : [{ type: 'spentSet', seat: named(player), ability, serial, spent: true }]
  })
}

const choiceEvents = (
  { state }: Scenario,
  players: readonly ScenarioPlayer[],
  named: (name: string) => SeatId,
  night: number,
): readonly GameEvent[] => {
  const charged = (state.tokens ?? []).filter(({ token }) => token === 'Po:3 attacks').map(() => ['Po', []] as const)
  return [...Object.entries(state.last_choices ?? {}), ...charged].flatMap(([name, targets]): GameEvent[] => {
    const player = holderOf(players, name)
    return player
      ? [
          {
            type: 'chose',
            seat: named(player.name),
            ability: abilityOf(player, name),
            serial: serialIn(players, player.name, abilityOf(player, name)) ?? 0,
            choice: { night, targets: targets.map(named) },
          },
        ]
      : []
  })
}

/** Tokens as marks, as if their owner had placed them while able. */
const fixtureMarks = (
  rules: Rules,
  scenario: Scenario,
  game: Game,
  players: readonly ScenarioPlayer[],
  number: number,
): readonly Omit<Mark, 'id'>[] => {
  const { state } = scenario
  const list = [
    ...(state.tokens ?? []),
    ...(state.red_herring ? [{ on: state.red_herring, token: 'Fortune Teller:Red herring' }] : []),
    ...Object.entries(state.drunk ?? {}).map(([on, character]) => ({
      on,
      token: character === 'Courtier' ? 'Courtier:Drunk 3' : `${character}:Drunk`,
    })),
    ...(state.moonchild_chose ? [{ on: state.moonchild_chose, token: 'Moonchild:Dead' }] : []),
  ]
  const unique = list.filter(
    (one, index) =>
      list.findIndex(({ on, token }) => on === one.on && token.replace(/ \d$/, '') === one.token.replace(/ \d$/, '')) === index,
  )
  return unique.flatMap(({ on, token }) => {
    const [name = '', text = ''] = token.split(':')
    const owner = holderOf(players, name)
    const target = on === 'grimoire' ? undefined : game.seats.find(({ player }) => player === on)
    const mark = scenario.script ? ruledMark(rules, name, text, target, state.phase) : markFor(name, text, target, number, state.phase)
    const serial = scenario.script && owner ? serialIn(players, owner.name, idOf(name)) : undefined
    return mark
      ? [
          {
            ...mark,
            source: {
              seat: owner ? seatNamed(game, owner.name) : undefined,
              ability: idOf(name),
              ...(serial === undefined ? {} : { serial }),
              moment: placedAt(name, state.phase, number),
            },
          },
        ]
      : []
  })
}

/** Tonight, or the night before this day; a song the day before, a Pukka's poison the night before. */
const placedAt = (name: string, phase: string, number: number): Mark['source']['moment'] =>
  name === 'Minstrel'
    ? { phase: 'day', number: number - 1 }
    : { phase: 'night', number: name === 'Pukka' && phase === 'night' ? Math.max(1, number - 1) : number }

/** Tokens that follow from facts, and are not laid. */
const derived = new Set(['No ability', 'Died today', 'Is the Drunk'])

/** As the character's own file has it; what carries no rule reminds for ever, or until dusk. */
const ruledMark = (
  rules: Rules,
  name: string,
  text: string,
  target: Seat | undefined,
  phase: string,
): Omit<Mark, 'id' | 'source'> | undefined => {
  if (!target || derived.has(text)) return undefined
  const rule = rules.characters[idOf(name)]?.laid[text]
  if (!rule)
    return {
      kind: 'memo',
      on: target.id,
      token: text,
      ends: text === 'Master' || text === 'Dead' ? { at: 'dusk', dusks: 1 } : { at: 'used' },
    }
  if (rule.ends.at === 'dawn' && phase === 'day') return undefined
  const { kind, token, ends, from, times } = rule
  return { kind, token, ends, on: target.id, ...(from ? { from } : {}), ...(times === undefined ? {} : { times }) }
}

const markFor = (
  name: string,
  text: string,
  target: Seat | undefined,
  number: number,
  phase: string,
): Omit<Mark, 'id' | 'source'> | undefined => {
  const dusk = { at: 'dusk', dusks: 1 } as const
  if (text === 'Everyone drunk') return { kind: 'drunk', on: 'everyoneElse', token: text, ends: dusk }
  if (!target || /^(No ability|Died today|3 attacks|Cannot die|Nominate .*)$/.test(text)) return undefined
  const on = target.id
  if (name === 'Courtier') {
    const shown = Number(text.slice(-1))
    // By night the number is the one shown at dusk: tonight's step still lowers it.
    return { kind: 'drunk', on, token: 'Drunk', shown, ends: { at: 'dusk', dusks: phase === 'night' && number > 1 ? shown - 1 : shown } }
  }
  switch (text) {
    case 'Drunk':
      return { kind: 'drunk', on, token: text, ends: dusk }
    case 'Poisoned':
      return { kind: 'poisoned', on, token: text, ends: { at: 'used' } }
    // By day the night's safety is over.
    case 'Safe':
      return phase === 'day' ? undefined : { kind: 'safe', on, token: text, ends: { at: 'dawn' } }
    case 'Survives execution':
      return { kind: 'shield', on, token: text, ends: dusk }
    case 'Chosen':
      return name === 'Exorcist' && ['zombuul', 'pukka', 'shabaloth', 'po'].includes(target.character ?? '')
        ? { kind: 'asleep', on, token: text, ends: dusk }
        : { kind: 'memo', on, token: text, ends: name === 'Exorcist' ? dusk : { at: 'dawn' } }
    case 'Alive':
      return { kind: 'memo', on, token: text, ends: dusk }
    case 'Dead':
      return name === 'Moonchild'
        ? { kind: 'memo', on, token: text, ends: { at: 'dusk', dusks: phase === 'night' ? 1 : 2 }, data: target.alignment }
        : { kind: 'memo', on, token: text, ends: dusk }
    default:
      return { kind: 'memo', on, token: text, ends: { at: 'used' } }
  }
}
