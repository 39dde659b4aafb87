import { shallowRef, type ShallowRef } from 'vue'
import type { DayFlow } from './dayFlow'
import { wholeEngine } from './engine'

const flow = shallowRef<DayFlow>()

/** What the ring shows by day, once it has been fetched. */
export const useDayNow = (): Readonly<ShallowRef<DayFlow | undefined>> => flow

export const fetchDay = async (): Promise<DayFlow> => {
  const [{ useDayFlow }] = await Promise.all([import('./dayFlow'), wholeEngine()])
  return (flow.value = useDayFlow())
}
