import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { useCards } from '@/app/cards/cards'
import { cardFrom, playerCard } from '@/app/cards/playerCards'
import { seatId } from '@/core/model/ids'
import CardFace from '@/ui/cards/CardFace.vue'
import CardLayer from '@/ui/cards/CardLayer.vue'
import PickCharacters from '@/ui/cards/PickCharacters.vue'
import { coreWords } from '@/text/en/core'
import { discShare, mapPlaces } from '@/ui/cards/cardRing'
import { character, twelve } from '../fixtures/night'

beforeEach(() => {
  sessionStorage.clear()
  setActivePinia(createPinia())
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  // A hold waits for the next press; the next test shares this window.
  dispatchEvent(new Event('pointerdown'))
})

const minions = { title: 'card.minions', seats: [seatId('s1'), seatId('s11')], for: seatId('s7') }
const source = { seats: twelve, character, words: coreWords }

describe('a card for a player', () => {
  it('holds names and places and nothing else of the grimoire', () => {
    const card = cardFrom(source, minions)
    expect(card).toMatchObject({ title: 'These are your Minions', names: ['Mira', 'Maximilian-Alexander'], seatNumber: 7 })
    expect(card.map.filter(({ mark }) => mark === 'answer')).toHaveLength(2)
    expect(JSON.stringify(card)).not.toMatch(/Sailor|Assassin|Zombuul|evil|drunk/i)
  })

  it('speaks of one as of one', () => {
    const { for: whom } = minions
    const one = (title: string, more: object) => cardFrom(source, { title, for: whom, ...more })
    expect(one('card.minions', { seats: [seatId('s1')] }).title).toBe('This is your Minion')
    expect(one('card.notInPlay', { characters: ['fool'] }).title).toBe('This character is not in play')
    expect(one('card.notInPlay', { characters: ['fool', 'goon'] }).title).toBe('These characters are not in play')
    const lunatic = one('card.thisPlayerIs', { seats: [seatId('s1')], characters: ['lunatic'] })
    expect([lunatic.title, lunatic.names, lunatic.tokens.map(({ id }) => id)]).toEqual(['Mira is the Lunatic', [], ['lunatic']])
  })

  it('that names a character shows its token, and the side in words', () => {
    const card = cardFrom(source, { title: 'card.youAre', for: minions.for, characters: ['zombuul'], alignment: 'evil' })
    const face = mount(CardFace, { props: { card } })
    expect(face.text()).toMatch(/You are.*Zombuul.*Evil/)
    expect(face.find('.side__thumb').exists()).toBe(false)
    const side = mount(CardFace, { props: { card: cardFrom(source, { title: 'card.youAre', for: minions.for, alignment: 'evil' }) } })
    expect(side.find('.side__thumb').exists()).toBe(true)
  })

  it('is left by holding for a second, never by a tap', async () => {
    const cards = useCards()
    cards.show([cardFrom(source, minions)])
    const layer = mount(CardLayer)
    const hold = layer.get('.hold')
    await hold.trigger('pointerdown')
    vi.advanceTimersByTime(900)
    await hold.trigger('pointerup')
    vi.advanceTimersByTime(500)
    expect(cards.open).toBe(true)
    await hold.trigger('keydown', { key: ' ' })
    vi.advanceTimersByTime(1000)
    expect(cards.open).toBe(false)
    await nextTick()
    expect(layer.text()).toBe('')
  })

  it('is followed by the next one, then by what comes after', () => {
    const cards = useCards()
    const after = vi.fn()
    cards.show([playerCard({ title: 'One' }), playerCard({ title: 'Two' })], after)
    cards.leave()
    expect([cards.now?.title, after.mock.calls.length]).toEqual(['Two', 0])
    cards.leave()
    expect([cards.open, after.mock.calls.length]).toEqual([false, 1])
  })

  it('comes back after a reload in the player’s hands', () => {
    useCards().show([playerCard({ title: 'You are' })])
    setActivePinia(createPinia())
    expect(useCards().now?.title).toBe('You are')
    useCards().leave()
    setActivePinia(createPinia())
    expect(useCards().open).toBe(false)
  })

  it('turns by quarters and starts upright', () => {
    const cards = useCards()
    cards.show([playerCard({ title: 'A' })])
    const seen = Array.from({ length: 4 }, () => (cards.rotate(), cards.turn))
    expect(seen).toEqual([90, 180, 270, 0])
  })

  it.each([
    ['a number', { title: 'card.number', number: 2, for: seatId('s9') }, '2'],
    ['a side', { title: 'card.youAre', alignment: 'evil' as const, for: seatId('s8') }, 'Evil'],
    ['a token', { title: 'card.youAre', characters: ['sailor'], for: seatId('s3') }, 'Sailor'],
    ['plain words', { title: 'Please forget that', for: seatId('s3') }, 'Please forget that'],
  ])('shows %s', (_, content, words) => {
    useCards().show([cardFrom(source, content)])
    expect(mount(CardLayer).text()).toContain(words)
  })
})

describe('the map', () => {
  it('starts at the top, runs clockwise, and its discs never touch', () => {
    for (let seats = 5; seats <= 20; seats++) {
      const [first, second] = mapPlaces(seats)
      expect([first?.x, first?.y]).toEqual([0, -1])
      expect(second?.x).toBeGreaterThan(0)
      const share = discShare(seats)
      const between = (1 - share) * Math.sin(Math.PI / seats)
      expect(between).toBeGreaterThan(share)
    }
  })
})

describe('choosing characters for a card', () => {
  const options = [character('sailor'), character('fool'), character('gossip')].filter((each) => each !== undefined)
  const cells = (picked: readonly string[], marked?: readonly string[]) =>
    mount(PickCharacters, { props: { characters: options, most: 4, modelValue: picked, inPlay: marked, warn: true } }).findAll('button')

  it('ticks what is chosen, whatever light the sheet is in', () => {
    expect(cells(['fool']).map((cell) => cell.findAll('.tick').length)).toEqual([0, 1, 0])
  })

  it('says of each whether it is in play, and lets it be chosen all the same', () => {
    const [sailor, fool] = cells([], ['sailor'])
    expect([sailor?.text(), fool?.text()]).toEqual(['Sailorin play', 'Fool'])
    expect(sailor?.attributes('disabled')).toBeUndefined()
  })
})
