import { computed, ref, type Ref } from 'vue'
import { useSetup } from '@/app/setup/setup'
import { swapHands } from '@/app/setup/setupDeal'
import { moveSeat, swapSeats } from '@/app/setup/setupPlayers'
import { setupText } from '@/text/en/setup'
import type { RingSeat } from './ringSeat'

export type TwoSeats = 'characters' | 'swap' | 'move'

/** One seat is tapped, then another: what is to happen to the two is in sight in between. */
export const useTwoSeats = (seats: Readonly<Ref<readonly RingSeat[]>>, usual: TwoSeats) => {
  const setup = useSetup()
  const text = setupText.twoSeats
  const first = ref<string>()
  const way = ref<TwoSeats>(usual)
  const told = ref('')
  const held = computed(() => seats.value.find(({ id }) => id === first.value))
  const ways = computed<readonly TwoSeats[]>(() =>
    usual === 'characters' && !held.value?.traveller ? ['characters', 'swap', 'move'] : ['swap', 'move'],
  )

  const drop = () => {
    first.value = undefined
    told.value = ''
    way.value = usual
  }
  const tap = (id: string) => {
    const [one, other] = [held.value, seats.value.find((seat) => seat.id === id)]
    const act = ways.value.includes(way.value) ? way.value : 'swap'
    drop()
    if (!one) first.value = id
    if (!one || !other || one.id === id || (act === 'characters' && other.traveller)) return
    setup.change(text.undo[act], (draft) => {
      if (act === 'characters') return swapHands(draft, one.id, id)
      return act === 'swap' ? swapSeats(draft, one.id, id) : moveSeat(draft, one.id, other.number - 1)
    })
    told.value = text.done[act](one.player, other.player)
  }
  return { held, way, ways, told, tap, drop }
}
