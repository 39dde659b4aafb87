import { shallowRef, type ShallowRef } from 'vue'
import type { DayFlow } from './dayFlow'

const flow = shallowRef<DayFlow>()

/** The day's flow, once its code has loaded. */
export const useDayNow = (): Readonly<ShallowRef<DayFlow | undefined>> => flow

export const fetchDay = async (): Promise<DayFlow> => {
  const { useDayFlow } = await import('./dayFlow')
  return (flow.value = useDayFlow())
}
