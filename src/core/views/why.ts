import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import { besideOf, type Mark } from '../model/mark'
import type { Seat } from '../model/seat'
import { CANNOT_DIE, DIED_TODAY, NO_ABILITY } from '../model/tokens'
import { say } from '../model/words'
import { impairment, isActive, marksOn, protections, type Protection } from '../rules/abilities'
import { nightSteps } from '../rules/nightSteps'
import { stepReason } from '../rules/stepLabel'
import { tableTokens } from '../rules/reminders'
import { nameOf, ownAlignment, playerOf, seatOf } from '../rules/table'
import { causeText } from './causeText'
import { markText } from './impairedWhy'
import { sayMoment, originOf } from './refs'
import type { WhyLine } from './whyTypes'

/** Every state of a player explained: the source, the moment and when it ends. */
export const whyView = (rules: Rules, game: Game, id: SeatId): readonly WhyLine[] => {
  const seat = seatOf(game, id)
  if (!seat) return []
  return [
    ...marksOn(game, seat).map((mark) => markLine(rules, game, mark)),
    ...standingOn(rules, game, id).map((mark): WhyLine => ({ kind: mark.kind, text: markText(rules, game, mark) }) as WhyLine),
    ...game.marks.flatMap((mark) => {
      if (besideOf(mark) === id) return [besideLine(rules, game, mark)]
      return mark.except?.includes(id) ? [{ kind: 'memo', text: say(rules.words, 'why.spared', { token: mark.token }) } as const] : []
    }),
    ...protections(rules, game)
      .filter((protection) => protection.seat === id && !protection.mark)
      .map((protection): WhyLine => ({
        kind: 'safe',
        text: say(rules.words, whySafe(protection, id), {
          by: protection.by?.player ?? '',
          ability: nameOf(rules, protection.ability),
        }),
      })),
    ...facts(rules, game, seat),
    ...derived(rules, game, seat),
    ...sleeps(rules, game, seat),
  ]
}

const whySafe = ({ by, from }: Protection, id: SeatId) =>
  by?.id === id ? (from ? 'why.safeFrom.own' : 'why.safe.own') : from ? 'why.safeFrom.by' : 'why.safe.by'

/** Drunk or poisoned for as long as somebody's ability works; there is no mark to take away. */
const standingOn = (rules: Rules, game: Game, id: SeatId): readonly Mark[] =>
  (impairment(rules, game).on.get(id) ?? []).filter((mark) => !game.marks.includes(mark))

const markLine = (rules: Rules, game: Game, mark: Mark): WhyLine => ({
  ...stateOf(rules, game, mark, mark.kind, markText(rules, game, mark)),
  ...(mark.on === 'everyoneElse' ? { forAll: true } : {}),
})

const besideLine = (rules: Rules, game: Game, mark: Mark): WhyLine =>
  stateOf(rules, game, mark, 'memo', say(rules.words, 'why.others', { token: mark.token, ...originOf(rules, game, mark) }))

const stateOf = (rules: Rules, game: Game, mark: Mark, kind: Mark['kind'], text: string): WhyLine =>
  isActive(rules, game, mark) || mark.kind === 'memo'
    ? { kind: kind === 'weighs' ? 'memo' : kind, text, mark: mark.id }
    : { kind: 'paused', text: say(rules.words, 'why.paused', { what: text, by: playerOf(game, mark.source.seat) }), mark: mark.id }

const facts = (rules: Rules, game: Game, seat: Seat): readonly WhyLine[] => {
  const death = [
    ...game.day.deaths.map((one) => ({ ...one, when: { phase: 'day' as const, number: game.day.number } })),
    ...game.night.deaths.map((one) => ({ ...one, when: { phase: 'night' as const, number: game.night.number } })),
  ].find((one) => one.seat === seat.id)
  const values = { when: death ? sayMoment(rules, death.when) : '', cause: death ? causeText(rules, death.cause) : '' }
  const own = ownAlignment(rules, seat.character)
  return [
    ...(seat.alive ? [] : [{ kind: 'dead', text: say(rules.words, death ? 'why.dead' : 'why.deadEarlier', values) } as const]),
    ...(seat.alive && !seat.looksAlive
      ? [{ kind: 'looks-dead', text: say(rules.words, death ? 'why.looksDead' : 'why.looksDeadEarlier', values) } as const]
      : []),
    ...(own && own !== seat.alignment ? [{ kind: 'turned', text: say(rules.words, `why.turned.${seat.alignment}`) } as const] : []),
    ...(seat.believes
      ? [{ kind: 'believes', text: say(rules.words, 'why.believes', { character: nameOf(rules, seat.believes) }) } as const]
      : []),
    ...seat.abilities
      .filter(({ way }) => way === 'gained')
      .map(
        ({ character }) =>
          ({ kind: 'gained', ability: character, text: say(rules.words, 'why.gained', { character: nameOf(rules, character) }) }) as const,
      ),
    ...seat.abilities
      .filter(({ spent }) => spent)
      .map(({ character }) => ({ kind: 'spent', text: say(rules.words, 'why.spent', { character: nameOf(rules, character) }) }) as const),
  ]
}

/** Reminders that follow from the table and that no other line speaks of. */
const derived = (rules: Rules, game: Game, seat: Seat): readonly WhyLine[] => {
  const said = [NO_ABILITY, CANNOT_DIE, ...(seat.looksAlive ? [] : [DIED_TODAY])]
  return tableTokens(rules, game)
    .filter(({ on, mark, text }) => on === seat.id && !mark && !said.includes(text))
    .map(({ text, character }) => ({
      kind: 'memo',
      text: say(rules.words, 'why.derived', { token: text, ability: nameOf(rules, character) }),
    }))
}

/** Why nobody wakes this player; of somebody who wakes only to learn something, why there is nothing to do. */
const sleeps = (rules: Rules, game: Game, seat: Seat): readonly WhyLine[] => {
  if (game.phase.kind !== 'night') return []
  const own = nightSteps(rules, game).filter((step) => step.seat?.id === seat.id)
  const waking = own.filter(({ due, wakes }) => due && wakes)
  if (waking.some(({ night }) => night?.wakeReason !== 'info')) return []
  const learns = waking.length > 0 || game.night.wakes.some((wake) => wake.seat === seat.id && wake.reason === 'info')
  return own
    .filter(({ due, because }) => !due && because !== 'because.onlyFirst')
    .map((step) => {
      const because = stepReason(rules, game, step)
      return { kind: 'not-woken', text: say(rules.words, learns ? 'why.notActing' : 'why.notWoken', { because }) } as const
    })
    .slice(0, 1)
}
