import { useCards } from '../cards/cards'
import { useCharacters } from '../engine/characters'
import { useGame } from '../game/game'
import { cardsFrom } from '../cards/playerCards'
import type { Untold } from '../game/types'

/** What a newcomer has to learn in private by day. */
export const useDayUntolds = () => {
  const game = useGame()
  const player = (id: string) => game.grimoire.seats.find((seat) => seat.id === id)?.player ?? ''
  return {
    player: ({ seat }: Untold) => player(seat),
    /** Whom the newcomer is shown. */
    shown: ({ cards }: Untold) => cards.flatMap(({ seats }) => seats ?? []).map(player),
    drop: (untold: Untold) => game.tell(untold),
    run: (untold: Untold) => {
      game.tell(untold)
      useCards().show(
        cardsFrom(
          { seats: game.grimoire.seats, words: game.words, character: (id) => useCharacters().find((each) => each.id === id) },
          untold.cards,
        ),
      )
    },
  }
}
