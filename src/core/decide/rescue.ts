import type { DeathAttempt } from '../model/character'
import type { CharacterId, SeatId } from '../model/ids'
import type { SaidValue } from '../model/said'
import type { Seat } from '../model/seat'
import { activeMarks, isOn, isSpent, protections, works, workingPowers } from '../rules/abilities'
import { characterOf, nameOf } from '../rules/table'
import { actScene, ask } from './asking'
import type { Consequence } from './decision'
import { spend, text, thanksTo } from './deciding'
import type { Deciding } from './deciding'

/** Why a player survives. */
interface Rescue {
  readonly how: 'lives' | 'feigns'
  readonly by: SeatId | undefined
  readonly ability: CharacterId | undefined
}

/** Protections in the order of the rules: cannot die, spared from execution, own escape. */
export const rescueFrom = (work: Deciding, attempt: DeathAttempt): Rescue | undefined => {
  const { rules, game } = work
  if (!attempt.unstoppable) {
    const protection = protections(rules, game).find(({ seat, from }) => seat === attempt.victim.id && (!from || from === attempt.cause))
    if (protection) return { how: 'lives', by: protection.by?.id, ability: protection.ability }
    if (attempt.cause === 'execution') {
      const spared = sparedFromExecution(work, attempt)
      if (spared) return spared
    }
  }
  return ownEscape(work, attempt)
}

const sparedFromExecution = (work: Deciding, attempt: DeathAttempt): Rescue | undefined => {
  const shield = activeMarks(work.rules, work.game, 'shield').find((mark) => isOn(mark, attempt.victim))
  if (shield) return { how: 'lives', by: shield.source.seat, ability: shield.source.ability }
  const pardon = workingPowers(work.rules, work.game).find(({ character, scene }) => character.guards?.pardons?.(scene, attempt))
  if (!pardon) return undefined
  const saved = ask(
    work,
    {
      code: `${pardon.ability}_saves`,
      says: 'saves',
      usual: false,
      values: { who: attempt.victim.player, by: pardon.seat.player },
      options: [
        { value: false, label: text(work, 'option.no') },
        { value: true, label: text(work, 'option.saved', { who: attempt.victim.player }) },
      ],
    },
    pardon.ability,
  )
  return saved === true ? { how: 'lives', by: pardon.seat.id, ability: pardon.ability } : undefined
}

const ownEscape = (work: Deciding, attempt: DeathAttempt): Rescue | undefined => {
  const { victim } = attempt
  for (const { character: ability } of victim.abilities) {
    const escape = characterOf(work.rules, ability)?.guards?.escapes
    if (!escape || isSpent(victim, ability) || !works(work.rules, work.game, victim, ability)) continue
    const how = escape(actScene(work, victim, ability), attempt)
    if (!how) continue
    spend(work, victim.id, ability)
    return { how, by: victim.id, ability }
  }
  return undefined
}

/** Who caused the rescue, for the storyteller and for the story. A mark placed by hand is the storyteller's. */
export const rescued = (work: Deciding, victim: Seat, { by, ability }: Rescue): Pick<Consequence, 'text' | 'because' | 'said'> => {
  if (!ability) return sparedByHand(work, victim)
  const character = { character: ability }
  const thanks: SaidValue =
    by === victim.id || !by ? character : { code: 'because.rescue', values: { by: { seat: by }, ability: character } }
  return {
    text: text(work, 'follows.survives', { who: victim.player, by: nameOf(work.rules, ability) }),
    because: thanksTo(work, by, ability),
    said: { code: 'follows.survives', values: { who: { seat: victim.id }, by: thanks } },
  }
}

export const sparedByHand = (work: Deciding, { id, player }: Seat): Pick<Consequence, 'text' | 'said'> => ({
  text: text(work, 'follows.survivesByHand', { who: player }),
  said: { code: 'follows.survivesByHand', values: { who: { seat: id } } },
})
