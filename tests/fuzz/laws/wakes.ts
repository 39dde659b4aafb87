import type { Entry } from '@/core/journal/entry'
import { evolve } from '@/core/journal/evolve'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import type { Seat } from '@/core/model/seat'
import { isActive, isOn, isSpent } from '@/core/rules/abilities'
import { openSteps } from '@/core/rules/nightSteps'
import { seatOf } from '@/core/rules/table'
import { askView } from '@/core/views/nightSheet'
import { must } from '../law'

/** A dead Lunatic may be kept in the dark by the storyteller's word. */
const keptWaking = (game: Game, seat: Seat) => game.rulings[`dead_lunatic_keeps_waking:${seat.id}`] === true

/** Woken once more in the night of the death. */
const fellTonight = (game: Game, { id }: Seat) => game.night.deaths.some(({ seat }) => seat === id)

/** Nobody dead, spent or kept asleep is asked anything. */
export const onlyTheWakeable = (rules: Rules, game: Game): void => {
  if (game.phase.kind !== 'night') return
  for (const step of openSteps(rules, game)) {
    const { seat, ability } = step
    if (step.row.row === 'added' || step.row.row.startsWith('travellers.'))
      must(seat && seatOf(game, seat.id), 'a step belongs to somebody who is there', () => step.id)
    if (!seat || !ability || !step.night) continue
    const asks = askView(rules, game, step)
    if (!step.wakes && !asks.targets && !asks.character) continue
    const character = rules.characters[ability]
    must(seat.alive || keptWaking(game, seat) || step.night.diedTonight, 'no step is asked of the dead', () => step.id)
    must(!(character?.oncePerGame && isSpent(seat, ability)), 'no step is asked of the spent', () => step.id)
    must(
      !game.marks.some((mark) => mark.kind === 'asleep' && isActive(rules, game, mark) && isOn(mark, seat)),
      'no step is asked of somebody kept asleep',
      () => step.id,
    )
  }
}

/** Nobody dead is woken for an ability, unless the storyteller forced it. */
export const onlyTheLivingWake = (start: Game, entry: Entry): void => {
  if (entry.command.type === 'redecide' || entry.forced || entry.command.anyway) return
  let game = start
  for (const event of entry.events) {
    if (event.type === 'woken' && event.wake.reason !== 'told') {
      const seat = seatOf(game, event.wake.seat)
      must(
        seat && (seat.alive || keptWaking(game, seat) || fellTonight(game, seat) || event.wake.reason === 'alignment'),
        'nobody dead is woken',
        () => event.wake,
      )
    }
    game = evolve(game, event)
  }
}
