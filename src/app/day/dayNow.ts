import { shallowRef, type ShallowRef } from 'vue'
import type { DayFlow } from './dayFlow'

const flow = shallowRef<DayFlow>()

/** What the ring shows by day, once it has been fetched. */
export const useDayNow = (): Readonly<ShallowRef<DayFlow | undefined>> => flow

export const fetchDay = async (): Promise<DayFlow> => {
  const { useDayFlow } = await import('./dayFlow')
  return (flow.value = useDayFlow())
}
