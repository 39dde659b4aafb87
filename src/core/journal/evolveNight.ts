import type { Game } from '../model/game'
import type { NightRecord } from '../model/night'
import type { GameEvent } from './event'
import { withDay } from './evolveDay'

/** What tonight remembers: the steps, who woke, who was told what. */
export const evolveNight = (game: Game, event: GameEvent): Game | undefined => {
  switch (event.type) {
    case 'drafted':
      return withNight(game, { draft: event.draft })
    case 'stepSettled':
      return withNight(game, {
        steps: { ...game.night.steps, [event.step]: event.status },
        draft: game.night.draft?.step === event.step ? undefined : game.night.draft,
      })
    case 'stepReopened':
      return withNight(game, { steps: without(game.night.steps, event.step) })
    case 'stepAdded':
      return {
        ...withNight(game, { added: [...game.night.added, { step: event.step, seat: event.seat, text: event.text }] }),
        serial: game.serial + 1,
      }
    case 'upkeepRun':
      return withNight(game, { upkeep: [...game.night.upkeep, event.step] })
    case 'woken':
      return withNight(game, { wakes: [...game.night.wakes, event.wake] })
    case 'wasChosen':
      return withNight(game, { chosen: [...game.night.chosen, { by: event.by, target: event.target, answered: event.answered }] })
    case 'interrupted':
      return withNight(game, { interrupts: [...game.night.interrupts, event.interrupt] })
    case 'saidBoth':
      return withNight(game, { saidBoth: event.seats })
    case 'told': {
      const told = withNight(game, { told: [...game.night.told, event.told] })
      const { seat, what, answer } = event.told
      return game.phase.kind === 'day' && what === 'card'
        ? withDay(told, { shown: [...(game.day.shown ?? []), { seat, text: answer.text ?? '' }] })
        : told
    }
    default:
      return undefined
  }
}

export const withNight = (game: Game, change: Partial<NightRecord>): Game => ({ ...game, night: { ...game.night, ...change } })

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
