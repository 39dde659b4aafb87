import { ref, watch, type Ref } from 'vue'

/** True for a while after what stands where has changed. */
export function useGliding(standing: () => string): Ref<boolean> {
  const gliding = ref(false)
  watch(standing, (_, __, over) => {
    gliding.value = true
    const glide = setTimeout(() => (gliding.value = false), 600)
    over(() => clearTimeout(glide))
  })
  return gliding
}
