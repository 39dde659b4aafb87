import { useDayUntolds } from '@/app/day/dayUntold'
import type { DayFlow } from '@/app/day/dayFlow'
import { dayText } from '@/text/en/day'
import { untoldText } from '@/text/en/untold'
import { exileWords } from './exileWords'

export interface FootButton {
  readonly act: string
  readonly label: string
  readonly icon?: string
  /** What a screen reader says instead. */
  readonly says?: string
  /** `waits`: nothing to press yet; it says what is missing. */
  readonly tone?: 'now' | 'blood' | 'waits'
  press(): unknown
}

export interface Foot {
  readonly main: FootButton
  readonly others: readonly FootButton[]
}

/** The buttons at the foot of the day: the main one always in the same place, and what else may be done. */
export const dayFoot = (flow: DayFlow): Foot => {
  const { day } = flow.game
  const leave: FootButton = { act: 'not-now', label: dayText.nominate.cancel, press: () => flow.rest() }
  const waits = (label: string): FootButton => ({ act: 'waits', label, icon: 'hand', tone: 'waits', press: () => undefined })

  switch (flow.mode) {
    case 'vote':
    case 'exile':
      return voteFoot(flow)
    case 'swap': {
      const { doing } = flow
      const pairs = doing.kind === 'swap' ? doing.pairs : []
      const swap = () => doing.kind === 'swap' && flow.use(doing.ability, { swaps: pairs })
      return {
        main: pairs.length ? { act: 'swap', label: dayText.swap.done, icon: 'swap', tone: 'now', press: swap } : waits(dayText.swap.waits),
        others: [leave],
      }
    }
    case 'hand':
      return handFoot(flow)
    case 'choose':
      return { main: waits(dayText.choose.waits), others: [leave] }
    case 'nominate':
      return { main: waits(flow.nominator === undefined ? dayText.nominate.waitsWho : dayText.nominate.waitsWhom), others: [leave] }
    case 'idle': {
      const block = day.executed.length === 0 ? day.aboutToDie : undefined
      const end: FootButton = day.closed
        ? { act: 'dusk', label: dayText.closed.dusk(day.day + 1), icon: 'moon', tone: 'now', press: () => flow.run({ type: 'dusk' }) }
        : { act: 'end-day', label: dayText.end.day, icon: block ? 'skull' : 'dusk', tone: block ? 'blood' : 'now', press: flow.endDay }
      const exile: FootButton = { act: 'exile', label: exileWords(flow.travellers), press: () => flow.startExile() }
      const first = firstThing(flow)
      if (first) return { main: first, others: [end] }
      return { main: end, others: flow.travellers.length > 0 && !day.closed ? [exile] : [] }
    }
  }
}

/** What must happen before the day goes on. */
const firstThing = (flow: DayFlow): FootButton | undefined => {
  const [untold] = flow.game.untold
  if (untold) return { act: 'tell-now', label: untoldText.show, icon: 'cards', tone: 'now', press: () => useDayUntolds().run(untold) }
  const owed = flow.game.day.abilities.find((each) => each.owed)
  return (
    owed && {
      act: 'owed-choice',
      label: dayText.choose.title(flow.player(owed.seat)),
      icon: 'hand',
      tone: 'now',
      press: () => flow.choose(owed),
    }
  )
}

const handFoot = ({ byHand }: DayFlow): Foot => {
  const leave: FootButton = { act: 'not-now', label: dayText.nominate.cancel, press: byHand.leave }
  if (!byHand.ability)
    return { main: { act: 'waits', label: dayText.hand.waits, icon: 'hand', tone: 'waits', press: () => undefined }, others: [leave] }
  return byHand.open
    ? { main: { act: 'hand-keep', label: dayText.hand.keep, icon: 'check', tone: 'now', press: byHand.keep }, others: [leave] }
    : { main: { act: 'hand-done', label: dayText.hand.done, icon: 'check', tone: 'now', press: byHand.leave }, others: [] }
}

const voteFoot = (flow: DayFlow): Foot => {
  const text = dayText.vote
  const { isEditing, nomination } = flow.votes
  return {
    main: { act: 'count', label: isEditing ? text.save : text.count, icon: 'check', tone: 'now', press: () => flow.count() },
    others: [
      ...(isEditing ? [{ act: 'leave-edit', label: text.leave, press: () => flow.votes.leaveEdit() }] : []),
      {
        act: 'withdraw',
        label: text.cancel,
        says: text.withdraw(flow.player(nomination?.nominee)),
        press: () => flow.votes.withdraw(),
      },
    ],
  }
}
