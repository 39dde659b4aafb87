import type { CardContent } from '@/core/model/card'
import type { SeatId } from '@/core/model/ids'
import { say } from '@/core/api'
import type { Words, WordValues } from '@/core/model/words'
import type { CharacterRef, SeatView } from '@/core/views/grimoireTypes'
import { blankCard, type CardPart, type MapSeat, type PlayerCard } from './cards'
import { isEmptyCard } from './nightCards'

export interface CardSource {
  readonly seats: readonly SeatView[]
  character(id: string): CharacterRef | undefined
  readonly words: Words
}

/** Cards in another language come with `cardSpeech.ts`, which a start need not wait for. */
export const speech = { in: (source: CardSource): CardSource => source }

export const playerCard = (parts: Partial<PlayerCard> & Pick<PlayerCard, 'title'>): PlayerCard => ({ ...blankCard, ...parts })

export const seatMap = (seats: readonly SeatView[], answer: readonly SeatId[], you: SeatId | undefined): readonly MapSeat[] =>
  seats.map((seat) => ({ player: seat.player, mark: answer.includes(seat.id) ? 'answer' : seat.id === you ? 'you' : undefined }))

export const cardFrom = (source: CardSource, content: CardContent): PlayerCard => {
  const shown = content.seats ?? []
  // Players who see each other share one card, so nobody on it is "you".
  const you = shown.includes(content.for) ? undefined : source.seats.find((seat) => seat.id === content.for)
  const names = shown.map((id) => source.seats.find((seat) => seat.id === id)?.player ?? '')
  const tokens = (content.characters ?? []).map((id) => source.character(id) ?? { id, name: id, team: 'townsfolk' as const })
  const title = titleOf(source, content, { who: names[0] ?? '', character: tokens[0]?.name ?? '' })
  return playerCard({
    title,
    tokens,
    // A title that is a whole sentence has named the player.
    names: namesPlayer(content) ? [] : names,
    map: shown.length > 0 ? seatMap(source.seats, shown, you?.id) : [],
    seatNumber: you?.number,
    number: content.number,
    of: content.of,
    side: content.alignment,
    yes: content.yes,
    text: content.text ?? '',
    grimoire: content.grimoire ? source.seats.map((seat) => ({ ...seat, note: '' })) : [],
  })
}

/** "Zoë is the Lunatic": one player, one character, one sentence. */
export const namesPlayer = ({ title, seats, characters }: CardContent): boolean =>
  title === 'card.thisPlayerIs' && seats?.length === 1 && characters?.length === 1

/** Minions who are shown to each other are not each other's. */
const titleOf = ({ words }: CardSource, card: CardContent, values: WordValues): string => {
  const { title, seats = [], characters = [] } = card
  if (title === 'card.minions' && seats.includes(card.for)) return say(words, 'card.otherMinions')
  const single = title === 'card.thisPlayerIs' ? namesPlayer(card) : seats.length + characters.length === 1
  return say(words, single && words[`${title}.one`] ? `${title}.one` : title, values)
}

/** One visit is one hold. Players on the map, and characters or other players beside it, share a card; what does not fit follows after a tap. */
export const cardsFrom = (table: CardSource, all: readonly CardContent[]): readonly PlayerCard[] => {
  const source = speech.in(table)
  return all
    .filter((content) => !isEmptyCard(content))
    .reduce<readonly PlayerCard[]>((cards, content, index, contents) => {
      const card = cardFrom(source, content)
      const last = cards.at(-1)
      if (!last || contents[index - 1]?.for !== content.for) return [...cards, card]
      const both = fit(last, card) ? joined(last, card) : meets(last, card) ? { ...card, ...part(last), also: part(card) } : undefined
      return [...cards.slice(0, -1), ...(both ? [both] : [{ ...last, goesOn: true }, card])]
    }, [])
}

const fit = (first: PlayerCard, second: PlayerCard): boolean =>
  first.also === undefined &&
  first.map.length > 0 &&
  first.tokens.length === 0 &&
  [first, second].every(isPlain) &&
  (second.map.length === 0) !== (second.tokens.length === 0)

/** "You are the Po" and "Hana is the Lunatic": a character of one's own, and a player with theirs on the map. */
const meets = (first: PlayerCard, second: PlayerCard): boolean =>
  [first, second].every((card) => card.also === undefined && card.tokens.length === 1 && isPlain(card)) &&
  first.map.length === 0 &&
  second.map.length > 0

const isPlain = ({ number, side, yes, text }: PlayerCard): boolean => (number ?? side ?? yes) === undefined && !text

const part = ({ title, tokens, names }: PlayerCard): CardPart => ({ title, tokens, names })

const joined = (first: PlayerCard, second: PlayerCard): PlayerCard => ({
  ...first,
  map: first.map.map((seat, i) => (second.map[i]?.mark === 'answer' ? { ...seat, mark: 'second' } : seat)),
  also: part(second),
})
