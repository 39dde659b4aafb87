import type { Answer, Game } from '../model/game'
import { seatId } from '../model/ids'
import type { Form } from '../model/information'
import type { Seat } from '../model/seat'
import type { Shown } from '../model/told'

/** Answers of a form: all of them, whether one fits, and how the storyteller's word says one. */

/** Every answer of this form, one after the other. */
export function* answersOf(form: Form, game: Game, me: Seat): Generator<Shown> {
  // Not in the order of the chairs: that decides nothing.
  const others = game.seats.flatMap(({ id }) => (id === me.id ? [] : [id])).sort()
  switch (form.kind) {
    case 'number':
      for (let number = 0; number <= form.most; number++) yield { number }
      return
    case 'yesNo':
      yield { yes: true }
      yield { yes: false }
      return
    case 'side':
      yield { alignment: 'good' }
      yield { alignment: 'evil' }
      return
    case 'character':
      for (const id of form.among) yield { characters: [id] }
      return
    case 'pair':
      for (const id of form.among)
        for (const [at, one] of others.entries()) for (const two of others.slice(at + 1)) yield { characters: [id], seats: [one, two] }
      if (form.none) yield { number: 0 }
      return
    case 'players':
      // There are too many to go through; the ability suggests some.
      return
  }
}

export const fits = (form: Form, game: Game, me: Seat, { number, yes, alignment, characters = [], seats = [] }: Shown): boolean => {
  const [character] = characters
  const here = seats.every((id) => game.seats.some((seat) => seat.id === id))
  switch (form.kind) {
    case 'number':
      return number !== undefined && Number.isInteger(number) && number >= 0 && (form.beyond === true || number <= form.most)
    case 'yesNo':
      return yes !== undefined
    case 'side':
      return alignment !== undefined
    case 'character':
      return character !== undefined && form.among.includes(character)
    case 'pair':
      return number === 0 && !seats.length
        ? form.none === true
        : character !== undefined && form.among.includes(character) && here && new Set(seats).size === 2 && !seats.includes(me.id)
    case 'players':
      return here && new Set(seats).size === form.count
  }
}

/** Small enough to be listed on a screen. */
export const isShort = ({ kind }: Form): boolean => kind !== 'pair' && kind !== 'players'

/** An answer as the storyteller's word: a number, yes or no, a side, a character, a character and two players, or players. */
export const wordOf = (form: Form, { number, yes, alignment, characters = [], seats = [] }: Shown): Answer =>
  form.kind === 'yesNo'
    ? yes === true
    : form.kind === 'side'
      ? (alignment ?? 'good')
      : form.kind === 'character'
        ? (characters[0] ?? '')
        : form.kind === 'number' || number !== undefined
          ? (number ?? 0)
          : [...characters, ...seats]

/** The answer behind such a word; nothing if it has another form. */
export const answerOf = (form: Form, word: Answer): Shown | undefined => {
  const list = Array.isArray(word) ? (word as readonly string[]) : undefined
  switch (form.kind) {
    case 'number':
      return typeof word === 'number' ? { number: word } : undefined
    case 'yesNo':
      return typeof word === 'boolean' ? { yes: word } : undefined
    case 'side':
      return word === 'good' || word === 'evil' ? { alignment: word } : undefined
    case 'character':
      return typeof word === 'string' ? { characters: [word] } : undefined
    case 'pair':
      return word === 0 ? { number: 0 } : list && { characters: list.slice(0, 1), seats: list.slice(1).map(seatId) }
    case 'players':
      return list && { seats: list.map(seatId) }
  }
}
