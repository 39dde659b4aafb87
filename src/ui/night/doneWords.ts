import { isEmptyCard, ownCards } from '@/app/cards/nightCards'
import type { NightFlow } from '@/app/night/nightFlow'
import type { StepView } from '@/core/views/nightTypes'
import { nightText } from '@/text/en/night'
import { stepName } from './stepWords'

export interface DoneLabel {
  readonly text: string
  readonly icon: string
}

/** The label of Done: what is missing, or which button this is. What will follow is said above it, never on it. */
export const doneLabel = (flow: NightFlow, step: StepView): DoneLabel => {
  if (!flow.complete) return { text: missing(flow, step), icon: 'hand' }
  if (flow.plan?.kind === 'needs') return { text: nightText.needsAnswer, icon: 'why' }
  if (flow.correction) return { text: nightText.changeIt, icon: 'check' }
  if (!ownCards(step, flow.cards).some((card) => !isEmptyCard(card))) return { text: nightText.done, icon: 'check' }
  return { text: step.player === undefined ? nightText.showCards : nightText.show(step.player), icon: 'cards' }
}

const missing = (flow: NightFlow, step: StepView): string => {
  const { targets, character } = step.ask
  const wanted = (targets?.min ?? 0) - (flow.draft?.targets.length ?? 0)
  if (wanted > 0) return nightText.missing(step.player, wanted)
  return character?.use === 'gain' ? nightText.missingAbility : nightText.missingCharacter(step.player)
}

export const nextLabel = (flow: NightFlow): string => {
  if (flow.correction) return ''
  const { step } = flow
  const told = step && flow.complete ? flow.cards.find((card) => !ownCards(step, [card]).length) : undefined
  if (told) return nightText.thenTell(flow.game.grimoire.seats.find(({ id }) => id === told.for)?.player ?? '')
  if (!flow.next) return nightText.lastStep
  return flow.next.row === 'dawn' ? nightText.thenDawn : nightText.doneNext(stepName(flow.next))
}
