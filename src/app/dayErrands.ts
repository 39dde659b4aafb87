import { useCards } from './cards'
import { useCharacters } from './characters'
import { useGame } from './game'
import { cardsFrom } from './playerCards'
import type { Errand } from './types'

/** What a newcomer has to learn in private by day. */
export const useDayErrands = () => {
  const game = useGame()
  const player = (id: string) => game.grimoire.seats.find((seat) => seat.id === id)?.player ?? ''
  return {
    player: ({ seat }: Errand) => player(seat),
    /** Whom the newcomer is shown. */
    shown: ({ cards }: Errand) => cards.flatMap(({ seats }) => seats ?? []).map(player),
    drop: (errand: Errand) => game.tell(errand),
    run: (errand: Errand) => {
      game.tell(errand)
      useCards().show(
        cardsFrom(
          { seats: game.grimoire.seats, words: game.words, character: (id) => useCharacters().find((each) => each.id === id) },
          errand.cards,
        ),
      )
    },
  }
}
