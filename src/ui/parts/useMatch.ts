import { onScopeDispose, ref, type Ref } from 'vue'

/** Whether a media query matches, also after the device was turned. For an order of parts that the Tab key follows as well. */
export const useMatch = (query: string): Ref<boolean> => {
  const asked = typeof matchMedia === 'function' ? matchMedia(query) : undefined
  const now = ref(asked?.matches === true)
  const look = () => {
    now.value = asked?.matches === true
  }
  asked?.addEventListener('change', look)
  onScopeDispose(() => asked?.removeEventListener('change', look))
  return now
}
