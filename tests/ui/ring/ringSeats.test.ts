import { mount } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, onRenderTriggered } from 'vue'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { useNightFlow } from '@/app/night/nightFlow'
import { forgetSessions } from '@/app/session/sessions'
import type { Command } from '@/core/journal/command'
import RingBoard from '@/ui/grimoire/RingBoard.vue'
import { useRingSeats } from '@/ui/grimoire/ringSeats'
import { cast } from '../../circle'
import { newDevice } from '../../device'

afterEach(() => {
  useGame().close()
  forgetSessions()
  vi.restoreAllMocks()
})

it('draws the seat that was tapped and none of the other nineteen', async () => {
  newDevice({ now: () => 1 })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(808)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(760)
  const commands: Command[] = [
    ...cast.map((character, at): Command => ({ type: 'addSeat', plan: { player: `Player ${at + 1}`, character } })),
    { type: 'begin' },
  ]
  await useLibrary().create({ commands })
  const game = useGame()
  const night = useNightFlow()

  const drawn: string[] = []
  let boards = 0
  const Table = defineComponent(() => {
    const seats = useRingSeats()
    onRenderTriggered(() => {
      boards += 1
    })
    return () => h(RingBoard, seats.value)
  })
  const seen = (name: string | undefined, seat: { readonly id?: string } | undefined) => {
    if (name === 'RingSeat') drawn.push(seat?.id ?? '')
  }
  mount(Table, {
    global: {
      mixins: [
        {
          updated(this: { $options: { __name?: string }; seat?: { id?: string } }) {
            seen(this.$options.__name, this.seat)
          },
        },
      ],
    },
  })
  await nextTick()
  await nextTick()

  // A step lights nearly everybody, but only seats whose turn changed are redrawn.
  const lit = () => game.grimoire.seats.filter(({ id }) => night.seatState(id) === 'lit').map(({ id }) => id)
  expect(lit()).toEqual([])
  while (night.step?.ask.targets === undefined) night.skipStep()
  drawn.length = 0
  await nextTick()
  expect(lit().length).toBeGreaterThan(15)
  expect(drawn).toContain(night.step?.seat)
  expect(new Set(drawn).size).toBeLessThan(6)

  drawn.length = 0
  boards = 0
  const first = lit()[3]
  if (!first) throw new Error('nobody may be chosen')
  night.tapSeat(first)
  await nextTick()
  expect(boards).toBeGreaterThan(0)
  expect(drawn).toContain(first)
  // What would follow (a coin in dashes) may also be drawn on the seat that chose.
  expect(drawn.filter((id) => id !== first && id !== night.step?.seat)).toEqual([])

  drawn.length = 0
  game.undo()
  await nextTick()
  expect(drawn.filter((id) => id !== first && id !== night.step?.seat)).toEqual([])
})
