import { describe, expect, test } from 'vitest'
import { emptyDraft, type SetupDraft } from '@/app/setup/setupDraft'
import {
  addNames,
  changePlayer,
  insertSeat,
  moveSeat,
  namesakes,
  namesIn,
  removeSeat,
  setNumber,
  setTravellers,
  shuffleSeats,
  suggestTravellers,
} from '@/app/setup/setupPlayers'

const seated = (...names: readonly string[]): SetupDraft => addNames(emptyDraft('s'), names)[0]
const names = (draft: SetupDraft) => draft.players.map(({ name }) => name)
const many = (n: number) => Array.from({ length: n }, (_, at) => `P${at + 1}`)

describe('names', () => {
  test('are kept clean and short, whichever way they come', () => {
    const turned = '\u202Evil\u202C'
    expect(namesIn(`${turned}\n\u200B\nA${'b'.repeat(400)}`)).toEqual(['vil', `A${'b'.repeat(39)}`])
    expect(names(addNames(emptyDraft('s'), [turned, '\u200B', ' Bo '])[0])).toEqual(['vil', 'Bo'])
    const draft = seated('Ana')
    expect(names(changePlayer(draft, draft.players[0]!.id, { name: `\u2067${'x'.repeat(50)}` }))).toEqual(['x'.repeat(40)])
    expect(names(changePlayer(draft, draft.players[0]!.id, { traveller: true }))).toEqual(['Ana'])
  })

  test('come as lines, commas, numbers or bullets, in any script', () => {
    expect(namesIn('Ana\nBo\r\n\n Cy ')).toEqual(['Ana', 'Bo', 'Cy'])
    expect(namesIn('1. Ana, 2) Bo;3: Cy\t- Dov\n• Eli')).toEqual(['Ana', 'Bo', 'Cy', 'Dov', 'Eli'])
    expect(namesIn('Mary  Ann\n小林さくら\nZoë 🦊\nЖеня')).toEqual(['Mary Ann', '小林さくら', 'Zoë 🦊', 'Женя'])
    expect(namesIn('Agent 47\nJ.-P.\nO’Neil')).toEqual(['Agent 47', 'J.-P.', 'O’Neil'])
    expect(namesIn(' \n , ')).toEqual([])
  })

  test('fill nameless seats first', () => {
    const draft = setNumber(emptyDraft('s'), 'resident', 3)
    expect(names(addNames(draft, ['Ana', 'Bo', 'Cy', 'Dov'])[0])).toEqual(['Ana', 'Bo', 'Cy', 'Dov'])
  })

  test('from the sixteenth on everybody is a Traveller, the twenty-first finds no seat', () => {
    const [draft, left] = addNames(emptyDraft('s'), many(22))
    expect(draft.players.filter(({ traveller }) => traveller).map(({ name }) => name)).toEqual(['P16', 'P17', 'P18', 'P19', 'P20'])
    expect(left).toEqual(['P21', 'P22'])
  })

  test('shared by two are seen whatever their capitals', () => {
    const draft = seated('Ana', 'Bo', 'ana')
    expect([...namesakes(draft)]).toEqual([draft.players[0]!.id, draft.players[2]!.id])
  })
})

describe('seats', () => {
  test('move, insert, go, and keep their people', () => {
    const draft = seated('Ana', 'Bo', 'Cy')
    expect(names(moveSeat(draft, draft.players[0]!.id, 2))).toEqual(['Bo', 'Cy', 'Ana'])
    expect(names(moveSeat(draft, draft.players[2]!.id, 0))).toEqual(['Cy', 'Ana', 'Bo'])
    expect(names(insertSeat(draft, 1))).toEqual(['Ana', '', 'Bo', 'Cy'])
    expect(names(removeSeat(draft, draft.players[1]!.id))).toEqual(['Ana', 'Cy'])
    expect(new Set(insertSeat(removeSeat(draft, draft.players[1]!.id), 0).players.map(({ id }) => id)).size).toBe(3)
  })

  test('nameless ones go first when the number shrinks', () => {
    const draft = setNumber(seated('Ana', 'Bo', 'Cy'), 'resident', 5)
    expect(names(setNumber(insertSeat(draft, 0), 'resident', 3))).toEqual(['Ana', 'Bo', 'Cy'])
    expect(names(setNumber(draft, 'resident', 2))).toEqual(['Ana', 'Bo'])
  })

  test('a removed player leaves no hand behind', () => {
    const draft = { ...seated('Ana', 'Bo'), hands: { p1: 'sailor', p2: 'fool' }, picks: { 'lunatic.minions': ['p1'] } }
    expect(removeSeat(draft, 'p1')).toMatchObject({ hands: { p2: 'fool' }, picks: { 'lunatic.minions': [] } })
  })

  test('shuffling loses nobody', () => {
    const draft = seated(...many(12))
    expect(names(shuffleSeats(draft, 'x')).sort()).toEqual(names(draft).sort())
    expect(names(shuffleSeats(draft, 'x'))).not.toEqual(names(draft))
  })

  test('Travellers get different characters and a side', () => {
    const draft = suggestTravellers(setTravellers(seated(...many(8)), 3), ['apprentice', 'matron', 'judge', 'bishop', 'voudon'], 's')
    const travellers = draft.players.filter(({ traveller }) => traveller)
    expect(new Set(travellers.map(({ character }) => character)).size).toBe(3)
    expect(travellers.map(({ alignment }) => alignment)).toEqual(['good', 'good', 'evil'])
  })
})
