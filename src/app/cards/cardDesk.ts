import type { SeatId } from '@/core/model/ids'
import type { Alignment } from '@/core/model/seat'
import { cardsText, type CardKind } from '@/text/en/cards'
import { cardText, inCardLanguage } from './cardSpeech'
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
    const text = cardText()
    const kind = text.kinds[wish.kind]
    const { character: named } = inCardLanguage({ seats, words: game.words, character: (id) => characters.find((each) => each.id === id) })
    const words = wish.kind === 'words'
    const tokens = wish.characters.flatMap((id) => named(id) ?? [])
    const names = wish.players.map((id) => seat(id)?.player ?? '')
    const [character, player] = [tokens[0], names[0]]
    const about = tokens.length + names.length
    const sentence = wish.kind === 'playerIs' && character && player && about === 2 && text.playerIs(player, character.name)
    const title = sentence || ('one' in kind && about === 1 ? kind.one : kind.title)
    const card = playerCard({
      title: words ? wish.words : title,
      tokens,
      // A title that is a whole sentence has named the player.
      names: sentence ? [] : names,
      map: wish.players.length > 0 ? seatMap(seats, wish.players, wish.whom) : [],
      seatNumber: whom?.number,
      number: wish.kind === 'number' ? wish.number : undefined,
      side: wish.kind === 'side' ? wish.side : undefined,
    })
    game.dispatch({
      type: 'showCard',
      ...(wish.whom ? { seat: wish.whom } : {}),
      text: words ? wish.words : cardsText.kinds[wish.kind].label,
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
