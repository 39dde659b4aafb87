import { ref, watch, type Ref } from 'vue'

/** True for a moment after seats have changed places. */
export function useGliding(standing: () => string): Ref<boolean> {
  const gliding = ref(false)
  watch(standing, (_, __, over) => {
    gliding.value = true
    const glide = setTimeout(() => (gliding.value = false), 600)
    over(() => clearTimeout(glide))
  })
  return gliding
}
