import { afterEach, beforeEach, expect, it } from 'vitest'
import { useCards } from '@/app/cards/cards'
import { cardsFrom, type CardSource } from '@/app/cards/playerCards'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { createNightFlow } from '@/app/night/nightFlow'
import type { Command } from '@/core/journal/command'
import type { CardContent } from '@/core/model/card'
import { seatId } from '@/core/model/ids'
import { closeGame, newDevice } from '../../device'

beforeEach(() => {
  newDevice()
})
afterEach(closeGame)

const holders = ['sailor', 'chambermaid', 'fool', 'courtier', 'lunatic', 'mastermind', 'pukka']

const firstNight = async (secrets: readonly Command[] = []) => {
  await useLibrary().create({
    commands: [
      ...holders.map((character): Command => ({
        type: 'addSeat',
        plan: { player: character, character, ...(character === 'lunatic' ? { believes: 'po' } : {}) },
      })),
      { type: 'setBluffs', for: 'demon', characters: ['gossip', 'exorcist', 'gambler'] },
      ...secrets,
      { type: 'begin', settling: 'lastTap' },
    ],
  })
  const game = useGame()
  const shown: CardContent[][] = []
  const flow = createNightFlow({ game, characters: () => [], showCards: (cards) => void (cards.length && shown.push([...cards])) })
  return { game, flow, shown }
}

it('who is told of the Lunatic is shown the Demon’s info in the same visit', async () => {
  const { game, flow, shown } = await firstNight([
    { type: 'setSecret', seat: seatId('s5'), ability: 'lunatic', key: 'minions', seats: [seatId('s1')] },
    { type: 'setBluffs', for: 's5', characters: ['tealady', 'pacifist', 'minstrel'] },
  ])
  flow.done()
  expect(flow.step?.id).toBe('lunatic.info:s5')
  flow.done()
  expect(flow.untold.map(({ seat }) => seat)).toEqual(['s7'])
  flow.tellNow()
  expect(shown.at(-1)?.map(({ title }) => title)).toEqual(expect.arrayContaining(['card.minions', 'card.notInPlay']))
  expect(shown.at(-1)?.every((card) => card.for === 's7')).toBe(true)
  expect(game.nightSheet.steps.find(({ id }) => id === 'demon-info')?.status).toBe('done')
  expect(flow.step?.id).toBe('sailor:s1')
})

it('the Demon sees on one card who they are and who the Lunatic is', () => {
  const seat = (id: string, player: string) => ({ id: seatId(id), player, number: 1 })
  const source = {
    seats: [seat('s1', 'Hana'), seat('s2', 'Lou')] as unknown as CardSource['seats'],
    words: { 'card.youAre': 'You are', 'card.thisPlayerIs': '{who} is the {character}' },
    character: (id: string) => ({ id, name: id, team: 'demon' as const }),
  }
  const cards = cardsFrom(source, [
    { title: 'card.youAre', for: seatId('s2'), characters: ['po'] },
    { title: 'card.thisPlayerIs', for: seatId('s2'), characters: ['lunatic'], seats: [seatId('s1')] },
    { title: 'card.minions', for: seatId('s2'), seats: [seatId('s1')] },
  ])
  expect(cards.map(({ title, tokens, also, goesOn }) => [title, tokens[0]?.id, also?.title, also?.tokens[0]?.id, goesOn])).toEqual([
    ['You are', 'po', 'Hana is the lunatic', 'lunatic', true],
    ['card.minions', undefined, undefined, undefined, false],
  ])
  expect(cards[0]?.map.map(({ mark }) => mark)).toEqual(['answer', 'you'])
})

it('a run of cards for one player is left by one hold, at its end', () => {
  const source = { seats: [], words: {}, character: () => undefined }
  const cards = cardsFrom(source, [
    { title: 'a', for: seatId('s1'), text: 'one' },
    { title: 'b', for: seatId('s1'), text: 'two' },
    { title: 'c', for: seatId('s2'), text: 'three' },
  ])
  expect(cards.map(({ title, goesOn }) => [title, goesOn])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ])
  useCards().show(cards)
  useCards().leave()
  expect(useCards().now?.text).toBe('two')
})
