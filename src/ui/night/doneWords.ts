import { isEmptyCard, ownCards } from '@/app/cards/nightCards'
import type { NightFlow } from '@/app/night/nightFlow'
import type { StepView } from '@/core/views/nightTypes'
import { nightText } from '@/text/en/night'
import { stepName } from './stepWords'

export interface DoneLabel {
  readonly text: string
  readonly icon: string
}

/** The label of Done: what is missing, which card opens, or who dies. */
export const doneLabel = (flow: NightFlow, step: StepView): DoneLabel => {
  if (!flow.complete) return { text: missing(flow, step), icon: 'hand' }
  if (flow.plan?.kind === 'needs') return { text: nightText.needsAnswer, icon: 'why' }
  if (flow.correction) return { text: nightText.changeIt, icon: 'check' }
  const own = ownCards(step, flow.cards).filter((card) => !isEmptyCard(card))
  const [card] = own
  if (card) return { text: cardLabel(step, card.number, own.length), icon: 'cards' }
  const fate = flow.consequences.filter(({ kind }) => kind === 'dies' || kind === 'survives' || kind === 'feigns' || kind === 'returns')
  return { text: fate.length === 1 && fate[0] && fate[0].text.length < 26 ? fate[0].text : nightText.done, icon: 'check' }
}

const cardLabel = (step: StepView, number: number | undefined, count: number): string => {
  if (step.player === undefined || count > 1) return step.player === undefined ? nightText.showCards : nightText.show(step.player)
  return number === undefined ? nightText.show(step.player) : nightText.showNumber(number, step.player)
}

const missing = (flow: NightFlow, step: StepView): string => {
  const { targets, character, mayPass } = step.ask
  const pointed = flow.draft?.targets.length ?? 0
  const wanted = (targets?.min ?? 0) - pointed
  return wanted > 0
    ? nightText.missing(step.player, wanted, mayPass && !pointed)
    : character?.use === 'gain'
      ? nightText.missingAbility
      : nightText.missingCharacter(step.player, mayPass && !pointed)
}

export const nextLabel = (flow: NightFlow): string => {
  if (flow.correction) return ''
  const { step } = flow
  const told = step && flow.complete ? flow.cards.find((card) => !ownCards(step, [card]).length) : undefined
  if (told) return nightText.thenTell(flow.game.grimoire.seats.find(({ id }) => id === told.for)?.player ?? '')
  if (!flow.next) return nightText.lastStep
  return flow.next.row === 'dawn' ? nightText.thenDawn : nightText.doneNext(stepName(flow.next))
}
