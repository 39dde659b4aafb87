import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { useNightFlow } from '@/app/night/nightFlow'
import { cardsFrom } from '@/app/cards/playerCards'
import { forgetSessions } from '@/app/session/sessions'
import type { Command } from '@/core/journal/command'
import { seatId } from '@/core/model/ids'
import StepSecrets from '@/ui/night/StepSecrets.vue'
import { newDevice } from '../../device'

const cast = ['sailor', 'professor', 'gambler', 'fool', 'lunatic', 'godfather', 'pukka', 'courtier']

const begin = async (...secrets: readonly Command[]) => {
  const seats = cast.map((character): Command => ({
    type: 'addSeat',
    plan: { player: `Player ${character}`, character, ...(character === 'lunatic' ? { believes: 'po' } : {}) },
  }))
  await useLibrary().create({ commands: [...seats, ...secrets, { type: 'begin' }] })
}

/** The night as far as this row, and what stands on its card. */
const stepWith = async (row: string) => {
  const flow = useNightFlow()
  const step = useGame().nightSheet.steps.find((one) => one.row === row)
  flow.goTo(step?.id)
  if (!flow.step) throw new Error(`no step ${row}`)
  const shown = mount(StepSecrets, { props: { step: flow.step, cards: flow.cards }, attachTo: document.body })
  const look = async () => {
    await nextTick()
    if (flow.step) await shown.setProps({ step: flow.step, cards: flow.cards })
    return shown
  }
  return { flow, shown, look }
}

beforeEach(() => {
  newDevice({ now: () => 1 })
})
afterEach(() => {
  useGame().close()
  forgetSessions()
  document.body.replaceChildren()
})

it('a Demon without bluffs: it is said, and one tap takes three that are not in play', async () => {
  await begin()
  const { shown, look, flow } = await stepWith('demon-info')
  expect(shown.text()).toContain('No bluffs are chosen')
  await shown.get('[data-act=take-secret]').trigger('click')
  expect(useGame().grimoire.bluffs).toHaveLength(3)
  expect(useGame().grimoire.bluffs.filter(({ id }) => cast.includes(id))).toEqual([])
  expect((await look()).find('[data-secret]').exists()).toBe(false)
  expect(flow.done()).toBe(true)
})

it('a Lunatic without Minions and bluffs: both are said and filled', async () => {
  await begin()
  const { shown, look } = await stepWith('lunatic.info')
  expect(shown.findAll('[data-secret]').map((one) => one.attributes('data-secret'))).toEqual(['lunatic.minions', 'falseBluffs'])
  await shown.get('[data-secret="lunatic.minions"] [data-act=take-secret]').trigger('click')
  await (await look()).get('[data-secret=falseBluffs] [data-act=take-secret]').trigger('click')
  expect((await look()).find('[data-secret]').exists()).toBe(false)
})

it('a bluff that is in play can be changed where it is turned down, and what fits stays', async () => {
  await begin({ type: 'setBluffs', for: 'demon', characters: ['minstrel', 'professor', 'goon'] })
  const { shown, look, flow } = await stepWith('demon-info')
  expect(flow.done()).toBe(false)
  expect(flow.refused?.reasons).toEqual([expect.stringContaining('is in play and can’t be a bluff')])
  expect(shown.text()).toContain('in play: Professor.')
  expect(shown.get('[data-act=change-secret]').text()).toBe('Change the bluffs')
  await shown.get('[data-act=take-secret]').trigger('click')
  expect(useGame().grimoire.bluffs.map(({ id }) => id)).toEqual(expect.arrayContaining(['minstrel', 'goon']))
  expect(flow.refused).toBeUndefined()
  expect((await look()).find('[data-secret]').exists()).toBe(false)
  expect(flow.done()).toBe(true)
})

it('what is fixed needs no word, and a card with nothing on it is never shown', async () => {
  await begin({ type: 'setBluffs', for: 'demon', characters: ['minstrel', 'tinker', 'goon'] })
  expect((await stepWith('demon-info')).shown.find('[data-secret]').exists()).toBe(false)
  const whom = seatId('s5')
  expect(
    cardsFrom({ seats: useGame().grimoire.seats, character: () => undefined, words: {} }, [
      { title: 'card.minions', for: whom, seats: [] },
      { title: 'card.notInPlay', for: whom, characters: [] },
    ]),
  ).toEqual([])
})
