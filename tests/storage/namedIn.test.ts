import { expect, it } from 'vitest'
import { namedIn } from '@/storage/namedIn'

const seatsIn = (event: object) => namedIn(event as never).seats
const charactersIn = (event: object) => namedIn(event as never).characters

it.each(['seat', 'by', 'target', 'nominee', 'on'])('a player under `%s` has to be at the table', (key) =>
  expect(seatsIn({ type: 'any', [key]: 's9' })).toEqual(['s9']),
)

it.each(['targets', 'votes', 'down', 'seats', 'order', 'except'])('so have those under `%s`', (key) =>
  expect(seatsIn({ type: 'any', [key]: ['s8', 's9'] })).toEqual(['s8', 's9']),
)

it.each(['character', 'believes', 'ability'])('a character under `%s` has to be known', (key) =>
  expect(charactersIn({ type: 'any', [key]: 'imp' })).toEqual(['imp']),
)

it('however deep it lies', () => {
  const event = { type: 'any', mark: { source: { seat: 's7', ability: 'po' } }, list: [{ deep: [{ on: 's8', characters: ['fool'] }] }] }
  expect(namedIn(event as never)).toEqual({ seats: ['s7', 's8'], characters: ['po', 'fool'] })
})

it.each(['storyteller', 'vote', 'ability', 'everyoneElse', 'table'])('`%s` is nobody at the table', (word) =>
  expect(seatsIn({ type: 'any', by: word, on: word, seat: word })).toEqual([]),
)

it('text of their own names nobody, and neither does a field that is not about players', () => {
  expect(
    namedIn({ type: 'any', answers: { seat: 's9' }, overrides: { by: 's9' }, answer: { seat: 's9' }, text: 's9', moment: ['s9'] } as never),
  ).toEqual({
    seats: [],
    characters: [],
  })
  expect(seatsIn({ type: 'any', by: undefined, seat: null, on: 3 })).toEqual([])
})
