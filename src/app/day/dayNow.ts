import { shallowRef, type ShallowRef } from 'vue'
import type { DayFlow } from './dayFlow'

const flow = shallowRef<DayFlow>()

/** The day's flow, once its code has loaded. */
export const useDayNow = (): Readonly<ShallowRef<DayFlow | undefined>> => flow

let code: Promise<{ readonly useDayFlow: () => DayFlow }> | undefined

/** All who wait share one promise, so that taps take effect in their order. */
export const fetchDay = async (): Promise<DayFlow> => {
  code ??= import('./dayFlow')
  const { useDayFlow } = await code.catch((fault: unknown) => {
    code = undefined
    throw fault
  })
  return (flow.value = useDayFlow())
}
