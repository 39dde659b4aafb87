import type { Ask } from '../model/nightStep'
import type { Scene } from '../model/scene'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Refusal } from '../model/question'
import type { Seat } from '../model/seat'
import { say } from '../model/words'
import type { Step } from './step'
import { characterOf, nameOf, sceneFor, seatOf } from './table'

const nothing: Ask = { mayPass: true }

/** What a step asks of its player. A pretender is asked what the believed Demon would be. */
export const askOf = (rules: Rules, game: Game, step: Step): Ask => {
  if (!step.seat || !step.ability || !step.night || step.mode === 'bookkeeping') return (!step.seat && step.row.lies?.asks) || nothing
  return step.night.asks?.(sceneFor(rules, game, step.seat, step.ability)) ?? nothing
}

/** Why this seat may not be pointed at, or undefined. */
export const targetRefusal = (rules: Rules, game: Game, step: Step, ask: Ask, target: Seat): Refusal | undefined => {
  if (!step.seat || !step.ability) return undefined
  const scene = sceneFor(rules, game, step.seat, step.ability)
  const broken = ask.targets?.limits.find((limit) => !limit.ok(scene, target))
  return broken ? refused(rules, broken.code, scene, target) : undefined
}

const refused = (rules: Rules, code: string, scene: Scene, target?: Seat): Refusal => ({
  code,
  because: say(rules.words, `refused.${code}`, { who: target?.player ?? '', me: scene.me.player, ability: nameOf(rules, scene.ability) }),
  ...(target ? { seat: target.id } : {}),
})

/** Everything against a whole choice, each code once. */
export const choiceRefusals = (
  rules: Rules,
  game: Game,
  step: Step,
  targets: readonly SeatId[],
  character: CharacterId | undefined,
  pass: boolean,
): readonly Refusal[] => {
  if (!step.seat || !step.ability) return []
  const ask = askOf(rules, game, step)
  const scene = sceneFor(rules, game, step.seat, step.ability)
  const found: Refusal[] = []
  const add = (refusal: Refusal) => {
    if (!found.some(({ code }) => code === refusal.code)) found.push(refusal)
  }
  const chosen = targets.flatMap((id) => seatOf(game, id) ?? [])

  if (pass || (!targets.length && character === undefined)) {
    const asks = ask.targets !== undefined || ask.character !== undefined
    if (asks && !ask.mayPass) add(refused(rules, ask.targets?.wrongNumber ?? 'must_choose', scene))
    return found
  }
  if (ask.targets && (chosen.length < ask.targets.min || chosen.length > ask.targets.max))
    add(
      refused(
        rules,
        ask.targets.wrongNumber ??
          (chosen.length > ask.targets.max && ask.targets.max === 1
            ? 'one_target_only'
            : chosen.length < ask.targets.min
              ? 'too_few_targets'
              : 'too_many_targets'),
        scene,
      ),
    )
  if (new Set(targets).size < targets.length) add(refused(rules, 'targets_must_differ', scene))
  if (!ask.targets && targets.length) add(refused(rules, 'no_target_here', scene))
  for (const target of chosen) {
    const refusal = targetRefusal(rules, game, step, ask, target)
    if (refusal) add(refusal)
  }
  if (ask.character && character === undefined && !ask.free) add(refused(rules, 'must_name_character', scene))
  if (character !== undefined && (!ask.character || !characterOf(rules, character))) add(refused(rules, 'no_character_here', scene))
  else if (character !== undefined && ask.character && !ask.character.options.includes(character))
    add(refused(rules, 'character_not_allowed', scene))
  return found
}
