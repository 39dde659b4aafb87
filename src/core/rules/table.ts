import type { Snapshot } from '../model/day'
import type { Game } from '../model/game'
import type { Choice } from '../model/night'
import type { CharacterId, SeatId } from '../model/ids'
import type { Mark } from '../model/mark'
import type { Character } from '../model/character'
import { secretKey } from '../model/prepared'
import type { Scene } from '../model/scene'
import type { Rules } from '../model/script'
import type { HeldAbility, Seat, Team } from '../model/seat'
import type { Shown } from '../model/told'
import { memoLast } from './memoLast'

/** Questions about the table that need no ruling. */

export const seatOf = (game: Game, id: SeatId | undefined): Seat | undefined => game.seats.find((seat) => seat.id === id)

export const characterOf = (rules: Rules, id: CharacterId | undefined): Character | undefined =>
  id === undefined ? undefined : rules.characters[id]

/** Two players have no order. */
const spelt = ({ number, yes, alignment, characters, seats = [] }: Shown): string =>
  JSON.stringify([number, yes, alignment, characters, [...seats].sort()])

/** Here, because the story asks it of every game, and the forms of answers come only with characters that learn something. */
export const sameAnswer = (a: Shown, b: Shown): boolean => spelt(a) === spelt(b)

export const teamOf = (rules: Rules, seat: Seat): Team | undefined => characterOf(rules, seat.character)?.team

export const nameOf = (rules: Rules, id: CharacterId | undefined): string => characterOf(rules, id)?.names[rules.names] ?? id ?? ''

export const playerOf = (game: Game, id: SeatId | undefined): string => seatOf(game, id)?.player ?? ''

export const ownAlignment = (rules: Rules, id: CharacterId | undefined): Seat['alignment'] | undefined => {
  const team = characterOf(rules, id)?.team
  return team === undefined || team === 'traveller' ? undefined : team === 'minion' || team === 'demon' ? 'evil' : 'good'
}

const isDemon = (rules: Rules, seat: Seat): boolean => teamOf(rules, seat) === 'demon'

export const livingDemons = (rules: Rules, game: Game): readonly Seat[] => game.seats.filter((seat) => seat.alive && isDemon(rules, seat))

export const livingMinions = (rules: Rules, game: Game): readonly Seat[] =>
  game.seats.filter((seat) => seat.alive && teamOf(rules, seat) === 'minion')

export const residents = (game: Game): readonly Seat[] => game.seats.filter((seat) => !seat.traveller)

/** Facts of the day keep who everybody was at that moment. */
export const asTheyAre = (game: Game, ids: readonly SeatId[]): readonly Snapshot[] =>
  ids.flatMap((id) => {
    const seat = seatOf(game, id)
    return seat ? [{ seat: id, character: seat.character, alignment: seat.alignment }] : []
  })

/** Nearest players who look alive, clockwise first; one and the same if only one is left. */
const neighboursOf = (game: Game, seat: Seat): readonly Seat[] => {
  const at = game.seats.findIndex(({ id }) => id === seat.id)
  const count = game.seats.length
  const walk = (step: number): Seat | undefined => {
    for (let n = 1; n < count; n++) {
      const other = game.seats[(at + step * n + count * n) % count]
      if (other?.looksAlive) return other
    }
    return undefined
  }
  return [walk(1), walk(-1)].filter((found): found is Seat => found !== undefined)
}

/** Clockwise from the left of a seat, that seat last. */
export const clockwiseFrom = (game: Game, id: SeatId): readonly Seat[] => {
  const at = game.seats.findIndex((seat) => seat.id === id)
  return [...game.seats.slice(at + 1), ...game.seats.slice(0, at + 1)]
}

export const heldBy = (seat: Seat, ability: CharacterId): HeldAbility | undefined =>
  seat.abilities.find(({ character }) => character === ability)

/** RETURN-1: a choice made with an ability the player has lost says nothing about a new one. */
export const lastChoiceOf = (game: Game, seat: Seat, ability: CharacterId): Choice | undefined =>
  game.lastChoices[heldBy(seat, ability)?.serial ?? '']

export const owes = (game: Game, seat: SeatId, ability: CharacterId): boolean =>
  game.owed.some((one) => one.seat === seat && one.ability === ability)

/** Whom the storyteller fixed for this ability of this seat: those its token lies beside, if it has one. */
export const secretOf = (rules: Rules, game: Game, seat: SeatId, ability: CharacterId, key: string): readonly SeatId[] => {
  const token = characterOf(rules, ability)?.prepares?.find((one) => one.key === key)?.token
  if (token === undefined) return game.secrets[secretKey(seat, ability, key)]?.seats ?? []
  return game.marks.flatMap(({ on, token: word, source }) => (source.seat === seat && word === token && on !== 'everyoneElse' ? [on] : []))
}

export const moment = (game: Game): Mark['source']['moment'] =>
  game.phase.kind === 'setup' ? { phase: 'setup', number: 0 } : { phase: game.phase.kind, number: game.phase.number }

export const nightNumber = (game: Game): number => (game.phase.kind === 'night' ? game.phase.number : game.night.number)

export const questionKey = (code: string, about?: SeatId) => (about ? `${code}:${about}` : code)

/** A hook's view of the table. */
export const sceneFor = (rules: Rules, game: Game, me: Seat, ability: CharacterId): Scene => {
  const scenes = scenesOf(game, rules)
  const mine = scenes.get(me) ?? new Map<CharacterId, Scene>()
  const known = mine.get(ability)
  if (known) return known
  const scene = newScene(rules, game, me, ability)
  scenes.set(me, mine.set(ability, scene))
  return scene
}

const scenesOf = memoLast((_game: Game, _rules: Rules) => new Map<Seat, Map<CharacterId, Scene>>())

const newScene = (rules: Rules, game: Game, me: Seat, ability: CharacterId): Scene => ({
  game,
  rules,
  me,
  ability,
  night: nightNumber(game),
  isNew: heldBy(me, ability)?.since === nightNumber(game),
  team: (seat) => teamOf(rules, seat),
  seat: (id) => seatOf(game, id) ?? me,
  neighbours: (seat) => neighboursOf(game, seat),
  marks: () => game.marks.filter(({ source }) => source.seat === me.id && source.ability === ability),
  lastChoice: () => lastChoiceOf(game, me, ability),
  secret: (key) => secretOf(rules, game, me.id, ability, key),
  ruling: (code, about) => game.rulings[questionKey(code, about)],
})
