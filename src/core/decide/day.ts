import type { CommandExtras, DayCommand } from '../journal/command'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Refusal } from '../model/question'
import { asTheyAre, nameOf, playerOf, seatOf } from '../rules/table'
import { block, exileNeeded, neededFor, nominatingRule, nominationRefusal, refusedBy, voteRefusal } from '../rules/votes'
import { votingRule } from '../rules/voting'
import type { Decision } from './decision'
import { decideDayAbility } from './dayAbility'
import { die } from './die'
import { foretell } from './foretell'
import { tellNewcomer } from './info'
import { execute, exile } from './execute'
import { perform } from './intents'
import { nominationOf, wasNominated } from './nomination'
import { beginNight } from './phase'
import { emit, finish, refusal, startDeciding } from './deciding'
import type { Deciding } from './deciding'
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
        emit(work, {
          type: 'nominated',
          nomination: nominationOf(game, 'execution', command.by, command.nominee),
        })
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
        else emit(work, { type: 'dayClosed' })
      })
    }
    case 'reopenDay':
      return decided(() => emit(work, { type: 'dayReopened' }))
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
      return decided(() => beginNight(work, game.phase.kind === 'setup' ? 1 : game.phase.number + 1))
  }
}

type Vote = Extract<DayCommand, { type: 'vote' }>

/** Sets the raised hands. A hand that does not count is dropped with its reason; the others stay. */
const vote = (work: Deciding, { nomination: index, votes: hands, down = [], counted }: Vote): void => {
  const { rules, game } = work
  const nomination = game.day.nominations[index]
  if (!nomination) return
  const kept = [...new Set(hands)].filter((id) => {
    const seat = seatOf(game, id)
    const code = seat ? voteRefusal(rules, game, nomination, seat) : 'no_such_seat'
    if (!code) return true
    if (!work.dropped.some((other) => other.code === code))
      work.dropped.push(refusal(rules, code, { who: seat?.player ?? '', ability: nameOf(rules, refusedBy(rules, game, code)) }, id))
    return work.extras.anyway === true && seat !== undefined
  })
  payGhostVotes(work, nomination, kept)
  const stayed = down.filter((id) => !kept.includes(id) && seatOf(game, id))
  emit(work, {
    type: 'votesSet',
    index,
    votes: kept,
    ...(stayed.length ? { down: stayed } : {}),
    needed: counted ? neededFor(rules, game, nomination) : undefined,
    voters: asTheyAre(game, kept),
    ...(nomination.kind === 'execution' && votingRule(rules, game).keepsOnTie ? { keepsOnTie: true } : {}),
  })
  if (counted && nomination.kind === 'exile' && kept.length >= exileNeeded(game)) exile(work, nomination.nominee)
}

/** A dead player's hand costs the ghost vote; taking it down returns it. */
const payGhostVotes = (work: Deciding, nomination: Game['day']['nominations'][number], kept: readonly SeatId[]): void => {
  if (nomination.kind === 'exile' || votingRule(work.rules, work.game).free) return
  for (const seat of work.game.seats) {
    if (seat.looksAlive) continue
    const [before, after] = [nomination.votes.includes(seat.id), kept.includes(seat.id)]
    if (before !== after && seat.ghostVote === after) emit(work, { type: 'ghostVoteSet', seat: seat.id, ghostVote: !after })
  }
}

const withdraw = (work: Deciding, index: number): void => {
  const nomination = work.game.day.nominations[index]
  if (!nomination) return
  payGhostVotes(work, nomination, [])
  emit(work, { type: 'nominationRemoved', index })
}
