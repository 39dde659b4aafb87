import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** How far the buttons at the foot of the panel reach up from the lower edge of the screen; their words change it. */
export const useFootHeight = (): Readonly<Ref<number>> => {
  const height = ref(0)
  let frame = 0
  const look = () => {
    const foot = document.querySelector('.panel [data-part="foot"]')
    height.value = foot ? Math.max(0, Math.ceil(innerHeight - foot.getBoundingClientRect().top)) : 0
  }
  const lookSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const changes = new MutationObserver(lookSoon)
  onMounted(() => {
    look()
    changes.observe(document.body, { childList: true, characterData: true, subtree: true })
    addEventListener('resize', lookSoon)
  })
  onBeforeUnmount(() => {
    changes.disconnect()
    removeEventListener('resize', lookSoon)
    cancelAnimationFrame(frame)
  })
  return height
}
