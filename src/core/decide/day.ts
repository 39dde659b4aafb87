import type { CommandExtras, DayCommand } from '../journal/command'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Refusal } from '../model/question'
import { nameOf, playerOf, seatOf } from '../rules/table'
import { block, nominatingRule, nominationRefusal, refusedBy } from '../rules/votes'
import type { Decision } from './decision'
import { decideDayAbility } from './dayAbility'
import { die } from './die'
import { foretell } from './foretell'
import { tellNewcomer } from './info'
import { execute, exile } from './execute'
import { perform } from './intents'
import { claimAtClose, closeWithout, reopenDay } from './closeDay'
import { vote, withdraw } from './vote'
import { nominate, nominationOf, wasNominated } from './nomination'
import { beginNight } from './phase'
import { emit, finish, refusal, startDeciding } from './deciding'
import { addSeat } from './seating'

export const decideDay = (rules: Rules, game: Game, command: DayCommand & CommandExtras): Decision => {
  const work = startDeciding(rules, game, command, perform)
  const against: Refusal[] = []
  const refuse = (code: string | undefined, seat?: SeatId, says = code) => {
    if (code)
      against.push(refusal(rules, code, { who: playerOf(game, seat), ability: nameOf(rules, refusedBy(rules, game, code)) }, seat, says))
  }
  const decided = (act: () => void): Decision => {
    if (against.length && !command.anyway) return { kind: 'refused', refusals: against }
    act()
    foretell(work, game)
    return finish(work, against)
  }
  switch (command.type) {
    case 'nominate':
      refuse(nominationRefusal(rules, game, command.by, command.nominee), command.nominee)
      return decided(() => {
        if (game.day.closed) emit(work, { type: 'dayReopened' })
        nominate(work, nominationOf(game, 'execution', command.by, command.nominee))
      })
    case 'callExile':
      if (!seatOf(game, command.nominee)?.traveller) refuse('only_travellers_are_exiled', command.nominee)
      return decided(() =>
        emit(work, {
          type: 'nominated',
          nomination: nominationOf(game, 'exile', command.by, command.nominee),
        }),
      )
    case 'vote':
      if (!game.day.nominations[command.nomination]) refuse('no_such_nomination')
      return decided(() => vote(work, command))
    case 'withdrawNomination':
      return decided(() => withdraw(work, command.nomination))
    case 'exile':
      if (!seatOf(game, command.seat)?.traveller) refuse('only_travellers_are_exiled', command.seat)
      return decided(() => exile(work, command.seat))
    case 'execute':
      if (seatOf(game, command.seat)?.traveller) refuse('traveller_is_exiled_not_executed', command.seat)
      if (game.day.executions.length) refuse('already_executed_today', command.seat)
      return decided(() => execute(work, command.seat, { by: wasNominated(game, command.seat) ? 'vote' : 'storyteller' }))
    case 'closeNominations':
    case 'endWithoutExecution': {
      const { owes, by } = nominatingRule(rules, game)
      if (owes) refuse(`${by}_must_nominate_${owes}`, undefined, `must_nominate_${owes}`)
      return decided(() => {
        const { aboutToDie } = block(game)
        if (command.type === 'closeNominations' && aboutToDie && !game.day.executions.length) execute(work, aboutToDie, { by: 'vote' })
        else closeWithout(work)
      })
    }
    case 'reopenDay':
      return decided(() => reopenDay(work))
    case 'useAbility':
      return decideDayAbility(work, command)
    case 'join':
      return decided(() => tellNewcomer(work, addSeat(work, command.plan, command.at)))
    case 'leave':
      return decided(() =>
        command.how === 'removed'
          ? emit(work, { type: 'seatRemoved', seat: command.seat })
          : die(
              work,
              { victim: command.seat, cause: 'storyteller', by: undefined, unstoppable: true },
              { seat: undefined, ability: undefined },
            ),
      )
    case 'dusk':
      return decided(() => {
        if (command.closes && game.phase.kind === 'day' && !game.day.closed) emit(work, { type: 'dayClosed' })
        if (game.phase.kind === 'day' && !game.day.executions.length) claimAtClose(work)
        beginNight(work, game.phase.kind === 'setup' ? 1 : game.phase.number + 1)
      })
  }
}
