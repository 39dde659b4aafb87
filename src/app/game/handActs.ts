import { computed, shallowRef } from 'vue'
import type { CommandExtras } from '@/core/journal/command'
import type { HandAct, HandCommand } from '@/core/journal/handCommand'
import type { Consequence, Decision } from '@/core/decide/decision'
import type { Answer } from '@/core/model/game'
import type { CharacterId, SeatId } from '@/core/model/ids'
import type { Question } from '@/core/model/question'
import { tokenWords } from '../engine/tokenWords'
import type { GameStore } from './game'

export type { HandAct }

interface Asked {
  readonly command: HandCommand & CommandExtras
  /** Something only the storyteller can say. */
  readonly question?: Question
  /** Somebody is protected: does it happen all the same? */
  readonly survives?: Consequence
}

/** What an ability does that the storyteller runs. Each act is a tap and an entry of its own. */
export const createHandActs = (
  game: Pick<GameStore, 'plan' | 'dispatch' | 'script'>,
  after: (decision: Decision, command: HandCommand) => void = () => undefined,
) => {
  const waiting = shallowRef<readonly (HandCommand & CommandExtras)[]>([])
  const asked = shallowRef<Asked>()

  const next = () => {
    const [command, ...rest] = waiting.value
    waiting.value = rest
    if (command) take(command)
  }
  const take = (command: HandCommand & CommandExtras) => {
    const plan = game.plan(command)
    const question = plan.kind === 'needs' ? plan.questions.find(({ answer }) => answer === undefined) : undefined
    const survives =
      plan.kind === 'done' && command.overrides === undefined
        ? plan.consequences.find(({ kind, override }) => kind === 'survives' && override !== undefined)
        : undefined
    asked.value = question ? { command, question } : survives ? { command, survives } : undefined
    if (asked.value) return
    after(game.dispatch(command), command)
    next()
  }
  const again = (extras: CommandExtras) => {
    const now = asked.value
    asked.value = undefined
    if (now) take({ ...now.command, ...extras })
  }

  return {
    asked: computed(() => asked.value),
    /** Several players: one after the other. */
    act: (seat: SeatId, ability: CharacterId, acts: readonly HandAct[]) => {
      waiting.value = acts.map((act) => ({ type: 'doByHand', seat, ability, act }))
      next()
    },
    answer: (value: Answer) => again({ answers: { [asked.value?.question?.key ?? '']: value } }),
    /** Against the protection, or as the protection says; either way it is in the story. */
    settle: (anyway: boolean) => again({ overrides: anyway && asked.value?.survives ? { [asked.value.survives.id]: true } : {} }),
    tokenWords: (token: string) => tokenWords(game.script.id, token),
    leave: () => {
      asked.value = undefined
      waiting.value = []
    },
  }
}

export type HandActs = ReturnType<typeof createHandActs>
