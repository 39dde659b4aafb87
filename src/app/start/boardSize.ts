import { localValue } from '@/storage/localValue'

export interface BoardSize {
  readonly width: number
  readonly height: number
}

const kept = localValue('board')
const windowNow = () => `${innerWidth}x${innerHeight}`

/** How large the board was in a window of this size: with it the ring is drawn at once, instead of after the page was laid out to measure it. */
export const likelyBoard = (): BoardSize | undefined => {
  const [when, ...sides] = String(kept.read()).split(' ')
  const [width = 0, height = 0] = sides.map(Number)
  return when === windowNow() && width > 0 && height > 0 ? { width, height } : undefined
}

export const rememberBoard = ({ width, height }: BoardSize): void => kept.write(`${windowNow()} ${width} ${height}`)
