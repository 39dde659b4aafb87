import { defineAsyncComponent, type Component } from 'vue'
import { wholeEngine } from './engine'

type Load = () => Promise<{ readonly default: Component }>

/** A screen that is fetched when it is first shown. If the network is just away it is asked for again, until it comes. */
export const onUse = (load: Load): Component =>
  defineAsyncComponent({ loader: () => load().then((screen) => screen.default), onError: (_, again) => void setTimeout(again, 1_000) })

/** The same for a screen that needs the whole engine: it comes together with it, so that it never meets half of it. */
export const later = (load: Load): Component => onUse(() => Promise.all([load(), wholeEngine()]).then(([screen]) => screen))
