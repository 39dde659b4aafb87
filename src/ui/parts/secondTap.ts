import { watch, type ShallowRef, type WatchSource } from 'vue'

/** The second of two quick taps was never meant for what the first has brought: for a moment it finds nothing to press there. */
export const ignoreSecondTap = (box: Readonly<ShallowRef<HTMLElement | null>>, brought: WatchSource): void => {
  const pointers = (taken: string) => box.value && (box.value.style.pointerEvents = taken)
  watch(brought, (_now, _before, over) => {
    pointers('none')
    const timer = setTimeout(pointers, 300, '')
    over(() => clearTimeout(timer))
  })
}
