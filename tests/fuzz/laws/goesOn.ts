import { decide } from '@/core/decide/decide'
import type { Command } from '@/core/journal/command'
import { evolveAll } from '@/core/journal/evolve'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import { currentStep } from '@/core/rules/currentStep'
import { must } from '../law'

const after = (rules: Rules, game: Game, command: Command): Game => {
  const decision = decide(rules, game, command)
  must(decision.kind === 'done', 'the game can always go on', () => ({ command, phase: game.phase, decision }))
  return decision.kind === 'done' ? evolveAll(game, decision.events) : game
}

/** From anywhere the next dawn and the next dusk can be reached, at one tap and step by step. */
export const goesOn = (rules: Rules, start: Game): void => {
  const night = start.phase.kind === 'night' ? start : after(rules, start, { type: start.phase.kind === 'setup' ? 'begin' : 'dusk' })
  must(night.phase.kind === 'night', 'dusk begins a night', () => night.phase)
  const day = after(rules, night, { type: 'dawn' })
  must(day.phase.kind === 'day', 'dawn begins a day', () => day.phase)
  let game = night
  for (let steps = 0; game.phase.kind === 'night'; steps++) {
    must(steps < 150, 'a night ends', () => currentStep(rules, game))
    const step = currentStep(rules, game)
    game = after(
      rules,
      game,
      step === undefined ? { type: 'dawn' } : step === 'dawn' ? { type: 'takeStep', step } : { type: 'skipStep', step, woken: true },
    )
  }
  const dusk = after(rules, game, { type: 'dusk' })
  must(
    dusk.phase.kind === 'night' && game.phase.kind === 'day' && dusk.phase.number > game.phase.number,
    'dusk comes after the day',
    () => dusk.phase,
  )
}
