import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { isSpent, powers } from '../rules/abilities'
import { characterOf, nameOf, owes, playerOf } from '../rules/table'
import type { DayAbilityView } from './dayTypes'
import type { CharacterRef } from './grimoireTypes'
import { characterRef } from './refs'

/** The ability used today that asks for this. */
export const usedBy = (rules: Rules, game: Game, asks: DayAbilityView['asks'], by?: SeatId): CharacterRef | undefined =>
  characterRef(
    rules,
    game.day.used.find(({ seat, ability }) => (by ?? seat) === seat && characterOf(rules, ability)?.day?.asks === asks)?.ability,
  )

export const dayAbilities = (rules: Rules, game: Game): readonly DayAbilityView[] =>
  powers(rules, game).flatMap(({ seat, ability, character, scene }): DayAbilityView[] => {
    const day = character.day
    if (!day || (day.owed && !owes(game, seat.id, ability)) || (!seat.alive && !character.worksWhenDead)) return []
    const code =
      character.oncePerGame && isSpent(seat, ability)
        ? 'ability_already_used'
        : day.asks === 'swaps'
          ? day.refuses?.(scene, { targets: [] })
          : day.window?.(scene)
    return [
      {
        seat: seat.id,
        ability: characterRef(rules, ability) as CharacterRef,
        label: say(rules.words, day.label),
        asks: day.asks,
        because: code && say(rules.words, `refused.${code}`, { who: seat.player, ability: nameOf(rules, ability) }),
        owed: owes(game, seat.id, ability) ? owedChoice(rules, game, seat.id, ability) : undefined,
      },
    ]
  })

export const owedChoice = (rules: Rules, game: Game, seat: SeatId, ability: CharacterId): string =>
  say(rules.words, 'forgotten.choice', { who: playerOf(game, seat), ability: nameOf(rules, ability) })
