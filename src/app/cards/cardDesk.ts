import type { SeatId } from '@/core/model/ids'
import type { Alignment } from '@/core/model/seat'
import { cardsText, type CardKind } from '@/text/en/cards'
import { useCards } from './cards'
import { useCharacters } from '../engine/characters'
import { useGame } from '../game/game'
import { playerCard, seatMap } from './playerCards'

export interface CardWish {
  readonly kind: CardKind
  readonly whom: SeatId | undefined
  readonly characters: readonly string[]
  readonly players: readonly SeatId[]
  readonly number: number
  readonly side: Alignment
  readonly words: string
}

/** The storyteller composes a card by hand here. The usual content is preselected. */
export const useCardDesk = () => {
  const game = useGame()
  const cards = useCards()
  const characters = useCharacters()
  const seats = game.grimoire.seats
  const seat = (id: SeatId | undefined) => seats.find((each) => each.id === id)
  const inPlay = seats.flatMap(({ character }) => character?.id ?? [])
  const ofTeam = (team: string) => seats.filter((each) => each.character?.team === team).map(({ id }) => id)

  const usualCharacters = (kind: CardKind, whom: SeatId | undefined): readonly string[] => {
    const own = seat(whom)
    if (kind === 'youAre') return [own?.believes?.id ?? own?.character?.id ?? []].flat()
    if (kind === 'notInPlay') return game.grimoire.bluffs.map(({ id }) => id)
    return []
  }
  const usualPlayers = (kind: CardKind): readonly SeatId[] =>
    kind === 'demon' ? ofTeam('demon') : kind === 'minions' ? ofTeam('minion') : []

  const show = (wish: CardWish) => {
    const whom = seat(wish.whom)
    const kind = cardsText.kinds[wish.kind]
    const words = wish.kind === 'words'
    const card = playerCard({
      title: words ? wish.words : kind.title,
      tokens: wish.characters.flatMap((id) => characters.find((each) => each.id === id) ?? []),
      names: wish.players.map((id) => seat(id)?.player ?? ''),
      map: wish.players.length > 0 ? seatMap(seats, wish.players, wish.whom) : [],
      seatNumber: whom?.number,
      number: wish.kind === 'number' ? wish.number : undefined,
      side: wish.kind === 'side' ? wish.side : undefined,
    })
    game.dispatch({
      type: 'showCard',
      ...(wish.whom ? { seat: wish.whom } : {}),
      text: words ? wish.words : kind.label,
      card: {
        kind: wish.kind,
        ...(wish.characters.length ? { characters: wish.characters } : {}),
        ...(wish.players.length ? { seats: wish.players } : {}),
        ...(wish.kind === 'number' ? { number: wish.number } : {}),
        ...(wish.kind === 'side' ? { alignment: wish.side } : {}),
      },
    })
    cards.show([card])
  }

  return { seats, characters, inPlay, usualCharacters, usualPlayers, show }
}
