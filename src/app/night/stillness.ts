import { ref } from 'vue'

const SECOND = 1_000

/** For a moment after a step settles, taps on seats do nothing: a tap that corrects must not become the next player's choice. */
export const createStillness = () => {
  const still = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    clearTimeout(timer)
    still.value = true
    timer = setTimeout(() => (still.value = false), SECOND)
  }
  return { still, rest }
}
