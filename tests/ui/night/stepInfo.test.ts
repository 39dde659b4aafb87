import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { useCards } from '@/app/cards/cards'
import { adviceIsSet } from '@/app/device/advice'
import { usePreferences } from '@/app/device/preferences'
import { useGame } from '@/app/game/game'
import { useNightFlow } from '@/app/night/nightFlow'
import { seatId } from '@/core/model/ids'
import CardGrimoire from '@/ui/cards/CardGrimoire.vue'
import NightPanel from '@/ui/night/NightPanel.vue'
import { closeGame, newDevice } from '../../device'

beforeEach(() => {
  sessionStorage.clear()
  newDevice()
})
afterEach(closeGame)

/** The first night of Trouble Brewing, as far as this row. The Poisoner chooses `poison`. */
const atRow = async (row: string, cast: string, poison: string) => {
  const game = useGame()
  await game.create('Tonight', 'trouble-brewing')
  const characters = cast.split(' ')
  for (const character of characters) game.dispatch({ type: 'addSeat', plan: { player: character.toUpperCase(), character } })
  game.dispatch({ type: 'begin', settling: 'lastTap' })
  const seat = (character: string) => seatId(`s${characters.indexOf(character) + 1}`)
  const panel = mount(NightPanel, { attachTo: document.body })
  const flow = useNightFlow()
  for (let at = 0; at < 12 && flow.step?.row !== row; at++) {
    if (flow.step?.row === 'poisoner') game.dispatch({ type: 'takeStep', step: flow.step.id, targets: [seat(poison)] })
    else game.dispatch({ type: 'skipStep', step: flow.step!.id })
  }
  await expect.poll(() => panel.find('[data-part="info"]').exists()).toBe(true)
  return { game, flow, panel, seat }
}
const words = (panel: VueWrapper, selector: string) => panel.findAll(selector).map((each) => each.text().replace(/\s+/g, ' '))
const SEVEN = 'empath imp soldier poisoner mayor washerwoman virgin'

it('without an ability any number may be told: the truth is named, a lie is suggested, and a tap on an answer shows its card', async () => {
  const { panel, game } = await atRow('empath', SEVEN, 'empath')
  expect(panel.find('.truth').text()).toContain('The truth:1 Neighbours')
  expect(panel.find('.truth').text()).toContain('VIRGIN is good')
  expect(words(panel, '[data-answer]')).toEqual(['0', '1true', '2suggested'])
  await panel.find('[data-answer="0"]').trigger('click')
  expect(useCards().now?.number).toBe(0)
  expect(game.nightSheet.steps.find(({ row }) => row === 'empath')?.result).toBe('told 0')
})

it('what the rules do not allow is refused, and can be told all the same', async () => {
  const { panel, game } = await atRow('empath', SEVEN, 'soldier')
  expect(words(panel, '[data-answer]')).toEqual(['0against the rules', '1true', '2against the rules'])
  await panel.find('[data-answer="2"]').trigger('click')
  expect(useCards().open).toBe(false)
  await panel.find('[data-act="anyway"]').trigger('click')
  expect(useCards().now?.number).toBe(2)
  expect(game.facts.now.night.told.at(-1)?.answer).toEqual({ number: 2 })
})

it('a character and two players are proposed; the ring changes the players, and Done tells them', async () => {
  const { panel, flow, game, seat } = await atRow('washerwoman', SEVEN, 'soldier')
  const [first] = flow.step!.info!.suggestions
  const [one, two] = first!.answer.seats!
  expect(panel.findAll('.players .slot b').map((each) => each.text())).toEqual(
    [one, two].map((id) => game.grimoire.seats.find((each) => each.id === id)?.player),
  )
  expect(flow.seatState(one!)).toBe('chosen')
  expect(flow.seatState(seat('poisoner')) ?? 'lit').not.toBe('dim')
  const other = game.grimoire.seats.find(({ id, character }) => ![one, two].includes(id) && character?.id !== 'washerwoman')!.id
  flow.tapSeat(other)
  await expect.poll(() => flow.pick(other)).toBe(2)
  expect(flow.seatState(two!)).toBe('lit')
  await panel.find('[data-act="done"]').trigger('click')
  expect(game.facts.now.night.told.at(-1)?.answer).toEqual({ characters: first!.answer.characters, seats: [one, other] })
  expect(flow.ringPart).toBe(undefined)
})

it('a pair that nothing makes true is refused at Done, and can be forced', async () => {
  const { panel, flow, game, seat } = await atRow('washerwoman', SEVEN, 'soldier')
  const [first] = flow.step!.info!.suggestions
  for (const id of [...first!.answer.seats!, seat('imp'), seat('poisoner')]) {
    flow.tapSeat(id)
    await nextTick()
  }
  await panel.find('[data-act="done"]').trigger('click')
  expect(useCards().open).toBe(false)
  await panel.find('[data-act="anyway"]').trigger('click')
  expect(game.facts.now.night.told.at(-1)?.answer.seats).toEqual([seat('imp'), seat('poisoner')])
})

it('a Spy is handed the whole table without a note; the card goes by holding, and nothing on it can be pressed', async () => {
  const { game, panel, seat } = await atRow('empath', 'empath imp soldier poisoner spy drunk virgin', 'spy')
  game.dispatch({ type: 'writeNote', seat: seat('imp'), note: 'do not trust' })
  const cards = useCards()
  const step = game.nightSheet.steps.find(({ row }) => row === 'spy')!
  game.dispatch({ type: 'skipStep', step: game.nightSheet.now! })
  await expect.poll(() => panel.find('[data-act="done"]').exists()).toBe(true)
  await panel.find('[data-answer="shown"]').trigger('click')
  if (!cards.open) await panel.find('[data-act="done"]').trigger('click')
  expect(step.seat).toBe(seat('spy'))
  expect(cards.now?.grimoire.map(({ character }) => character?.id)).toEqual([
    'empath',
    'imp',
    'soldier',
    'poisoner',
    'spy',
    'drunk',
    'virgin',
  ])
  expect(JSON.stringify(cards.now)).not.toContain('do not trust')
  const table = mount(CardGrimoire, { props: { seats: cards.now!.grimoire, title: cards.now!.title } })
  expect(table.findAll('button, a, input')).toHaveLength(0)
  expect(table.text()).toContain('The Grimoire')
})

it('advice stands in the step until it is dismissed, and comes back when it is switched on again', async () => {
  const { panel } = await atRow('empath', SEVEN, 'soldier')
  const advice = () => panel.find('[data-part="advice"]').exists()
  await expect.poll(() => advice()).toBe(true)
  await panel.find('[data-part="advice"] button').trigger('click')
  expect(advice()).toBe(false)
  adviceIsSet(true)
  await nextTick()
  expect(advice()).toBe(true)
  usePreferences().advice = false
  await nextTick()
  expect(advice()).toBe(false)
})

it('an Investigator is best shown a good player: one who passes for a Minion, or else beside the Minion', async () => {
  const shown = async (cast: string) => {
    const { flow, game } = await atRow('investigator', cast, 'soldier')
    const seats = flow.step!.info!.suggestions[0]!.answer.seats!
    const found = seats.map((id) => game.grimoire.seats.find((each) => each.id === id)!)
    await closeGame()
    return found.map(({ character, alignment }) => (alignment === 'good' && character?.id !== 'recluse' ? 'good' : character?.id))
  }
  expect(await shown('investigator imp soldier poisoner mayor recluse virgin')).toEqual(['recluse', 'good'])
  expect(await shown('investigator imp soldier poisoner mayor chef virgin')).toEqual(['poisoner', 'good'])
})
