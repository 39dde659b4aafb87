import { onBeforeUnmount, onMounted, shallowRef, type ShallowRef } from 'vue'
import type { BoardSize } from '@/app/start/boardSize'

/** What the board measures; what it will probably measure, until it has been looked at. */
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
    // Whoever knew the size leaves it to the observer, which looks when everything has been laid out anyway.
    if (!likely) measure()
    watcher = new ResizeObserver(measure)
    if (board.value) watcher.observe(board.value)
  })
  onBeforeUnmount(() => watcher?.disconnect())
  return size
}
