import { decide } from '@/core/decide/decide'
import { redecide } from '@/core/decide/redecide'
import { translate, withOldSeats } from '@/core/decide/translate'
import type { PlainCommand } from '@/core/journal/command'
import type { Entry } from '@/core/journal/entry'
import { evolveAll } from '@/core/journal/evolve'
import { currentGame, type Journal } from '@/core/journal/journal'
import { correctableIn, factsOf, stateBefore, wholePast, type PastCommand } from '@/core/journal/pastCommands'
import type { Game } from '@/core/model/game'
import type { Rules } from '@/core/model/script'
import type { Seat } from '@/core/model/seat'
import type { Chance } from '@/core/rules/chance'
import { changed } from '../again'
import { must } from '../law'
import { pickFrom } from '../pick'
import { difference } from '../same'

/** CORRECT-9: any command of the whole evening, decided again as it was, gives what is. */
export const redecidingChangesNothing = (rules: Rules, journal: Journal, chance: Chance): void => {
  const one = chance.pick(wholePast(journal))
  if (!one) return
  const decision = redecide(rules, journal, { type: 'redecide', ...one })
  must(decision.kind === 'done' && decision.base !== undefined, 'what was decided can be decided again', () => ({ one, decision }))
  if (decision.kind !== 'done' || decision.base === undefined) return
  const found = difference(
    undrafted(currentGame(journal)),
    undrafted(evolveAll(journal.states.get(decision.base) as Game, decision.events)),
  )
  must(!found, 'deciding again what was decided changes nothing', () => `${one.entry} ${one.command.type}: ${found}`)
  const said = [...(decision.changed ?? []), ...(decision.wrongly ?? [])]
  must(!said.length, 'and nothing is said to have changed', () => said)
  const rulings = decision.questions.filter(({ code }) => code === 'ruling_changed')
  must(!rulings.length, 'no ruling changes while a game is played', () => rulings)
}

/** CORRECT-9: a correction gives the game that had been played so from the start, with the same later commands wherever they fit. */
export const correctedIsPlayed = (rules: Rules, journal: Journal, chance: Chance): void => {
  const past = wholePast(journal)
  const at = Math.floor(chance.next() * past.length)
  const one = past[at]
  if (!one) return
  const leaveOut = chance.next() < 0.15 && correctableIn(journal, one.entry, one.index) !== undefined
  const command = leaveOut ? one.command : changed(one.command, pickFrom(rules, stateBefore(journal, one.entry, one.index), chance))
  const decision = redecide(rules, journal, { type: 'redecide', ...one, command, leaveOut })
  if (decision.kind !== 'done' || decision.base === undefined) return
  const corrected = evolveAll(journal.states.get(decision.base) as Game, decision.events)
  const unnamed = unlike(currentGame(journal), corrected).filter(
    (seat) => !JSON.stringify(decision.changedSaid).includes(`{"seat":"${seat}"}`),
  )
  must(
    !unnamed.length,
    'a correction names everybody for whom something is different',
    () => `${one.entry} ${JSON.stringify(command)}: ${unnamed}`,
  )
  const played = past.reduce(
    (game, each, place) => (place === at && leaveOut ? game : playOne(rules, journal, game, each, place === at ? command : undefined)),
    journal.start,
  )
  const found = difference(undrafted(played), undrafted(corrected))
  must(!found, 'a correction is the game as if played so', () => `${one.entry} ${JSON.stringify(command)}: ${found}`)
}

/** Those who sit elsewhere, are somebody else, in another state or with other abilities. */
const unlike = (was: Game, now: Game): readonly string[] => {
  const [before, after] = [was, now].map(({ seats }) => seats.map((seat) => seat.id))
  const sameTable = difference([...(before ?? [])].sort(), [...(after ?? [])].sort()) === undefined
  return now.seats.flatMap((seat, at) => {
    const old = was.seats.find(({ id }) => id === seat.id)
    return !old || difference(shape(old), shape(seat)) || (sameTable && was.seats[at]?.id !== seat.id) ? [seat.id] : []
  })
}

const shape = ({ character, alive, looksAlive, alignment, abilities }: Seat): unknown => ({
  character,
  alive,
  looksAlive,
  alignment,
  abilities: abilities.flatMap(({ character: ability, way, spent }) => (way === 'believed' ? [] : [`${ability} ${spent}`])).sort(),
})

const playOne = (rules: Rules, journal: Journal, game: Game, past: PastCommand, instead: PlainCommand | undefined): Game => {
  const was = stateBefore(journal, past.entry, past.index)
  const command = instead ?? translate(past.command, was, game)
  if (!command) return game
  const decision = decide(rules, game, command)
  if (decision.kind === 'done')
    return evolveAll(game, withOldSeats(decision.events, factsOf(journal.entries.get(past.entry) as Entry, past.index)))
  return command.type === 'takeStep' && decision.kind === 'refused' && isTonight(currentGame(journal), was)
    ? playOne(rules, journal, game, past, { type: 'skipStep', step: command.step })
    : game
}

/** Fingers that led to a choice are not raised again. */
const undrafted = (game: Game): Game => ({ ...game, night: { ...game.night, draft: undefined } })

const isTonight = (now: Game, was: Game): boolean =>
  now.phase.kind === 'night' && was.phase.kind === 'night' && now.night.number === was.night.number
