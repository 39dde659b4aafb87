import { onBeforeUnmount, onMounted, shallowRef, type ShallowRef } from 'vue'
import type { BoardSize } from '@/app/start/boardSize'

/** The size of the board; until it is measured, the size it will probably have. */
export function useBoardSize(
  board: Readonly<ShallowRef<HTMLElement | null>>,
  likely: BoardSize | undefined,
  sized: (size: BoardSize) => void,
): Readonly<ShallowRef<BoardSize>> {
  const size = shallowRef(likely ?? { width: 0, height: 0 })
  let watcher: ResizeObserver | undefined
  onMounted(() => {
    const measure = () => {
      const width = board.value?.clientWidth ?? 0,
        height = board.value?.clientHeight ?? 0
      if (width === size.value.width && height === size.value.height) return
      size.value = { width, height }
      sized(size.value)
    }
    // If the size was known, leave measuring to the observer, which runs after layout anyway.
    if (!likely) measure()
    watcher = new ResizeObserver(measure)
    if (board.value) watcher.observe(board.value)
  })
  onBeforeUnmount(() => watcher?.disconnect())
  return size
}
