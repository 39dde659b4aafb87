import { h, shallowRef, type Component, type FunctionalComponent } from 'vue'
import { allWords } from '../device/language'

/** Says that a screen cannot be fetched; its words come after the first screen. */
export const missing = { say: (): void => undefined }

/**
 * A screen that is fetched when it is first shown, after its words. If the network is just away it is asked for again, until it comes.
 * One that can be closed is closed meanwhile: the next tap opens it, or is told the same.
 */
export const lazyScreen = (load: () => Promise<{ readonly default: Component }>): Component => {
  const screen = shallowRef<Component>()
  let tries = 0
  let close: unknown
  const fetch = async (): Promise<void> => {
    tries += 1
    try {
      await allWords()
      screen.value = (await load()).default
    } catch {
      if (close || tries < 2) missing.say()
      if (typeof close === 'function') close()
      close = undefined
      setTimeout(() => void fetch(), 1_000)
    }
  }
  const shown: FunctionalComponent = (_, { attrs, slots }) => {
    if (screen.value) return h(screen.value, attrs, slots)
    close = attrs['onClose']
    if (!tries) void fetch()
    return undefined
  }
  shown.inheritAttrs = false
  return shown
}
