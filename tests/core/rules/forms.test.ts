import { describe, expect, it } from 'vitest'
import type { Form } from '@/core/model/information'
import type { Shown } from '@/core/model/told'
import { seatId } from '@/core/model/ids'
import { answerOf, answersOf, fits, wordOf } from '@/core/rules/forms'
import { town } from '../../town'

const { game } = town('washerwoman, imp, chef, monk')
const [me, ...others] = game.seats
const [a, b, c] = others.map(({ id }) => id)
const nobody = seatId('s99')

const number: Form = { kind: 'number', most: 2 }
const pair: Form = { kind: 'pair', among: ['chef', 'monk'], none: true }
const character: Form = { kind: 'character', among: ['chef', 'monk'] }
const players: Form = { kind: 'players', count: 2 }
const ok = (form: Form, answer: Shown) => fits(form, game, me!, answer)

describe('what may be told in a form', () => {
  it('a number: whole, from none on, up to the most, or beyond it where that is possible', () => {
    expect([0, 2, 3, -1, 1.5, undefined].map((one) => ok(number, one === undefined ? {} : { number: one }))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect([3, -1].map((one) => ok({ ...number, beyond: true }, { number: one }))).toEqual([true, false])
  })

  it('a character with two others at the table, or that there is none', () => {
    const told = (who: string, ...seats: readonly (string | undefined)[]) => ok(pair, { characters: [who], seats: seats as never })
    expect(told('chef', a, b)).toBe(true)
    expect([told('imp', a, b), told('chef', a, a), told('chef', a), told('chef', a, me!.id), told('chef', a, nobody)]).toEqual(
      Array(5).fill(false),
    )
    expect([ok(pair, { number: 0 }), ok({ kind: 'pair', among: ['chef'] }, { number: 0 }), ok(pair, { number: 1 })]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('players at the table, as many as it takes', () => {
    expect([[a, b], [a], [a, a], [a, nobody], [a, b, c]].map((seats) => ok(players, { seats: seats as never }))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('lists every answer once: each two of the others with each character, and none', () => {
    const all = [...answersOf(pair, game, me!)]
    expect(all).toHaveLength(2 * 3 + 1)
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length)
    expect(all.every((one) => ok(pair, one))).toBe(true)
    expect([...answersOf(number, game, me!)]).toEqual([{ number: 0 }, { number: 1 }, { number: 2 }])
    expect([...answersOf({ kind: 'side' }, game, me!)]).toEqual([{ alignment: 'good' }, { alignment: 'evil' }])
  })

  it.each<readonly [Form, Shown, unknown]>([
    [number, { number: 2 }, 2],
    [{ kind: 'yesNo' }, { yes: true }, true],
    [{ kind: 'yesNo' }, { yes: false }, false],
    [{ kind: 'side' }, { alignment: 'evil' }, 'evil'],
    [character, { characters: ['monk'] }, 'monk'],
    [pair, { characters: ['chef'], seats: [a!, b!] }, ['chef', a, b]],
    [pair, { number: 0 }, 0],
    [players, { seats: [a!, b!] }, [a, b]],
  ])('goes into the storyteller’s word and comes back: %o', (form, answer, word) => {
    expect(wordOf(form, answer)).toEqual(word)
    expect(answerOf(form, word as never)).toEqual(answer)
  })

  it('is nothing if the word has another form', () => {
    expect(answerOf(number, 'two')).toBeUndefined()
    expect(answerOf({ kind: 'yesNo' }, 1)).toBeUndefined()
    expect(answerOf({ kind: 'side' }, 'neutral')).toBeUndefined()
    expect(answerOf(character, 3)).toBeUndefined()
    expect(answerOf(players, 0)).toBeUndefined()
  })
})
