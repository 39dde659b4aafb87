import { decide } from '@/core/decide/decide'
import type { Decision } from '@/core/decide/decision'
import type { Command } from '@/core/journal/command'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import { must } from '../law'
import { sentencesOnly } from './words'

/** Nothing is there to be done; no rule speaks against it. */
const nothingThere = new Set([
  'no_such_step',
  'no_such_seat',
  'no_such_mark',
  'no_such_ability',
  'no_such_nomination',
  'order_must_name_every_seat',
  'needs_journal',
  'unknown_command',
  'no_such_entry',
])

/** A refusal says why, can be forced, and the force is recorded. */
export const refusalsCanBeForced = (rules: Rules, game: Game, command: Command, decision: Decision): void => {
  sentencesOnly(decision, `${command.type}: decision`)
  if (decision.kind === 'needs') {
    const open = decision.questions.filter(({ answer }) => answer === undefined)
    must(open.length, 'what is needed is asked', () => command)
    for (const question of open) must(question.options.length, 'a question has an answer', () => ({ command, question }))
  }
  if (decision.kind !== 'refused') return
  must(decision.refusals.length, 'a refusal has a reason', () => command)
  for (const { code, because } of decision.refusals) must(because && because !== `refused.${code}`, 'a refusal has a sentence', () => code)
  if (decision.refusals.some(({ code }) => nothingThere.has(code)) || command.type === 'redecide') return
  must(!command.anyway, 'what is forced is not refused', () => ({ command, decision }))
  const forced = decide(rules, game, { ...command, anyway: true })
  must(forced.kind !== 'refused', 'a refusal can be forced', () => ({ command, forced }))
  if (forced.kind === 'done')
    must(
      decision.refusals.every(({ code }) => forced.forced.some((one) => one.code === code)),
      'what was forced is remembered',
      () => ({ command, decision }),
    )
}
