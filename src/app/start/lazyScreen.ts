import { defineAsyncComponent, type Component } from 'vue'

/** Says that a screen cannot be fetched; its words come after the first screen. */
export const missing = { say: (): void => undefined }

/**
 * A screen that is fetched when it is first shown. If the network is just away it is asked for again, until it comes.
 * One that can be closed is closed meanwhile: the next tap opens it, or is told the same.
 */
export const lazyScreen = (load: () => Promise<{ readonly default: Component }>): Component => {
  let close: unknown
  return defineAsyncComponent({
    loader: () => load().then((screen) => screen.default),
    delay: 0,
    loadingComponent: (_, { attrs }) => {
      close = attrs['onClose']
    },
    onError: (_, again, _fail, tries) => {
      if (close || tries < 2) missing.say()
      if (typeof close === 'function') close()
      close = undefined
      setTimeout(again, 1_000)
    },
  })
}
