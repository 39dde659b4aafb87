import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { fetchDay, useDayNow } from '@/app/day/dayNow'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { useNightFlow } from '@/app/night/nightFlow'
import { forgetSessions } from '@/app/session/sessions'
import type { Command } from '@/core/journal/command'
import { seatId } from '@/core/model/ids'
import { fetchGrimoire, panels } from '@/panels'
import GameScreen from '@/ui/grimoire/GameScreen.vue'
import { PANELS } from '@/ui/grimoire/panels'
import { newDevice } from '../device'

const cast = ['sailor', 'innkeeper', 'goon', 'pukka', 'gossip', 'devilsadvocate', 'fool', 'courtier', 'moonchild', 'professor']
const begin: readonly Command[] = [
  ...cast.map((character, at): Command => ({ type: 'addSeat', plan: { player: `Player ${at + 1}`, character } })),
  { type: 'begin' },
]
const round: readonly Command[] = [{ type: 'dawn' }, { type: 'closeNominations' }, { type: 'dusk' }]

/** Short enough for every other map of the app to be smaller than the journal. */
const SHORTEST = 90

afterEach(() => {
  useGame().close()
  forgetSessions()
  vi.restoreAllMocks()
})

/** The whole screen of a game of so many nights, and how often a tap on it looks into the journal. */
const screenAfter = async (nights: number, ...last: readonly Command[]) => {
  newDevice({ now: () => 1 })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(808)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(760)
  await Promise.all([fetchGrimoire(), fetchDay()])
  await useLibrary().create({ commands: [...begin, ...Array.from({ length: nights }, () => round).flat(), ...last] })
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/:all(.*)*', component: { render: () => null } }] })
  const screen = mount(GameScreen, { global: { plugins: [router], provide: { [PANELS as symbol]: panels } } })
  await flushPromises()
  const looks = async (tap: () => unknown): Promise<number> => {
    let count = 0
    const get = Map.prototype.get
    const spy = vi.spyOn(Map.prototype, 'get').mockImplementation(function (this: Map<unknown, unknown>, key) {
      if (this.size > SHORTEST) count += 1
      return get.call(this, key) as unknown
    })
    tap()
    await flushPromises()
    spy.mockRestore()
    return count
  }
  return { screen, looks }
}

/** A save may be heard of during this tap or the next. One look for every tenth of the 450 or more further entries would be too many. */
const expectAlike = (long: readonly number[], short: readonly number[]) => {
  for (const [at, count] of long.entries()) expect(count).toBeLessThanOrEqual((short[at] ?? 0) + 45)
}

it('by night a tap looks into the journal as often in a game six times as long', async () => {
  const perTap = async (nights: number) => {
    const { screen, looks } = await screenAfter(nights)
    const night = useNightFlow()
    while (night.step?.ask.targets === undefined) night.skipStep()
    await flushPromises()
    const counts = [
      await looks(() => screen.find('[data-seat="s7"]').trigger('click')),
      await looks(() => night.done()),
      await looks(() => useGame().undo()),
    ]
    screen.unmount()
    return counts
  }
  const short = await perTap(30)
  expect(Math.min(...short)).toBeGreaterThan(0)
  expectAlike(await perTap(180), short)
})

it('also with the timeline open', async () => {
  const perTap = async (nights: number) => {
    const { screen, looks } = await screenAfter(nights)
    const night = useNightFlow()
    while (night.step?.ask.targets === undefined) night.skipStep()
    await screen.find('[data-act="timeline"]').trigger('click')
    await expect.poll(() => screen.find('.timeline').exists()).toBe(true)
    const counts = [await looks(() => screen.find('[data-seat="s7"]').trigger('click')), await looks(() => useGame().undo())]
    screen.unmount()
    return counts
  }
  // Below this, some of what it looks into is too short to be counted.
  const short = await perTap(180)
  expect(Math.min(...short)).toBeGreaterThan(0)
  expectAlike(await perTap(360), short)
})

it('by day too', async () => {
  const perTap = async (nights: number) => {
    const { screen, looks } = await screenAfter(nights, { type: 'dawn' })
    await expect.poll(() => screen.find('.panel [data-act="nominate"]').exists()).toBe(true)
    const day = useDayNow().value
    const counts = [
      await looks(() => day?.run({ type: 'nominate', by: seatId('s1'), nominee: seatId('s2') })),
      await looks(() => screen.find('[data-seat="s7"]').trigger('click')),
      await looks(() => useGame().undo()),
    ]
    screen.unmount()
    return counts
  }
  const short = await perTap(30)
  expect(Math.min(...short)).toBeGreaterThan(0)
  expectAlike(await perTap(180), short)
})
