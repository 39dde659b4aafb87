import { stepId, stepOf } from '../model/ids'
import type { Game } from '../model/game'
import type { Rules, ScriptRow } from '../model/script'
import type { Seat } from '../model/seat'
import { characterSteps, type NightAbilities } from './characterSteps'
import type { Step } from './step'
import { livingDemons, livingMinions, residents } from './table'
import { tellingStep } from './tellingStep'

/** Who is woken together by a row that is nobody's own. */
export const wokenTogether = (rules: Rules, game: Game, { fixed, lies }: ScriptRow): readonly Seat[] =>
  fixed === 'minion-info' || lies?.asks ? livingMinions(rules, game) : fixed === 'demon-info' ? livingDemons(rules, game) : []

/** The steps of a row that belongs to the night itself, or to what lies in the middle of the table. */
export const fixedSteps = (rules: Rules, game: Game, row: ScriptRow, index: number, held: NightAbilities): readonly Step[] => {
  const one = (due: boolean, because: string, wakes: boolean): Step => ({
    id: stepId(row.row),
    row,
    index,
    seat: undefined,
    ability: undefined,
    night: undefined,
    due,
    because,
    wakes,
    mode: due ? (wakes ? 'acts' : 'bookkeeping') : 'sleeps',
  })
  if (row.lies)
    return game.tokens.some(({ on, character }) => on === 'table' && character === row.row)
      ? [{ ...one(true, 'because.middle', row.lies.asks !== undefined), ability: row.row }]
      : []
  const informed = residents(game).length >= rules.script.evilInfoFrom
  const together = wokenTogether(rules, game, row).length > 0
  switch (row.fixed) {
    case 'minion-info':
      return [one(informed && together, informed ? (together ? 'because.minionInfo' : 'because.noMinion') : 'because.fewResidents', true)]
    case 'demon-info':
      return [one(informed && together, informed ? 'because.demonInfo' : 'because.fewResidents', true)]
    case 'travellers':
      return [...untoldTravellers(rules, game, row, index), ...characterSteps(rules, game, row, index, held)]
    default:
      return [one(true, `because.${row.fixed}`, false)]
  }
}

/** An evil Traveller is shown the Demon on its first night. */
const untoldTravellers = (rules: Rules, game: Game, row: ScriptRow, index: number): readonly Step[] =>
  game.seats
    .filter(
      (seat) =>
        seat.traveller &&
        seat.alignment === 'evil' &&
        seat.alive &&
        (!seat.toldDemon || game.night.steps[stepOf(`${row.row}.demon`, seat.id)]),
    )
    .filter(() => livingDemons(rules, game).length > 0)
    .map((seat) => tellingStep(row, index, seat, 'demon', 'because.evilTraveller'))
