import { computed } from 'vue'
import { lastSettled, stateBefore } from '@/core/api'
import type { Consequence } from '@/core/decide/decision'
import type { PastStep } from '@/core/journal/pastCommands'
import type { StepView } from '@/core/views/nightTypes'
import { decideWith } from '../engine/decideOnce'
import { overruled } from '../game/overruled'
import type { OpenStep } from './openStep'

/** A settled step and what came of it. */
export interface Followed extends PastStep {
  readonly step: StepView | undefined
  readonly consequences: readonly Consequence[]
}

/** What the last settling tap brought, until the next one: its undo, and its consequences with their overrides. */
export const createFollowed = ({ game, find, correct, edit }: OpenStep) => {
  const followed = computed<readonly Followed[]>(() => {
    if (!game.lastTap || game.lookingAt !== undefined) return []
    const { rules, journal } = game.facts
    return lastSettled(journal).map((settled) => {
      const decision = decideWith(rules, journal, stateBefore(journal, settled.entry, settled.index), settled.command)
      return { ...settled, step: find(settled.command.step), consequences: decision.kind === 'done' ? decision.consequences : [] }
    })
  })

  /** A correction of that entry. If it raises a question, the step opens to answer it. */
  const overrule = ({ entry, index, command }: PastStep, consequence: Consequence) => {
    const overrides = overruled(command.overrides ?? {}, consequence)
    if (game.dispatch({ type: 'redecide', entry, index, command: { ...command, overrides } }).kind === 'done') return
    if (correct(command.step)) edit((draft) => ({ ...draft, overrides }))
  }

  /** When this night began, as long as nobody was woken in it. */
  const begunAt = computed(() => {
    const [first] = followed.value
    return first?.command.byItself ? game.facts.journal.entries.get(first.entry)?.at : undefined
  })

  /** To the draft without its last tap. */
  const undoSettled = () => {
    const entry = followed.value[0]?.entry
    const before = entry && game.facts.journal.entries.get(entry)?.parent
    if (before !== undefined) game.goTo(before)
  }

  return { followed, begunAt, overrule, undoSettled }
}
