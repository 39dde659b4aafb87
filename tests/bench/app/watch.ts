/** What is looked at in a page that loads: all of `ready` painted, then `tap` is tapped and `then` painted. */
export interface Marks {
  readonly ready: string
  readonly count: number
  readonly tap?: string | undefined
  readonly then?: string | undefined
}

export interface Loaded {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly painted: number
  readonly usable: number
  readonly blocking: number
  readonly shift: number
}

/** Runs inside the page, before anything of it. It must not refer to anything outside itself. */
export const watchLoading = ({ ready, count, tap, then }: Marks): void => {
  const tasks: { readonly start: number; readonly length: number }[] = []
  let largest = 0
  let shift = 0
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    } catch {
      // This browser does not measure it.
    }
  }
  observe('longtask', ({ startTime, duration }) => tasks.push({ start: startTime, length: duration }))
  observe('largest-contentful-paint', ({ startTime }) => {
    largest = startTime
  })
  observe('layout-shift', (entry) => {
    shift += (entry as unknown as { value: number }).value
  })

  const drawn = (selector: string, least: number) =>
    [...document.querySelectorAll(selector)].filter((found) => found.getBoundingClientRect().width > 0).length >= least
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  /** What a frame found is painted in that frame: the task after it runs when it has been handed on. */
  const afterFrame = () =>
    new Promise<void>((next) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => next()
      port2.postMessage(0)
    })
  const until = async (selector: string, least: number) => {
    do {
      if (performance.now() > 60_000) throw new Error(`Never seen: ${selector}`)
      await frame()
    } while (!drawn(selector, least))
    await afterFrame()
    return performance.now()
  }
  const work = async () => {
    const painted = await until(ready, count)
    let usable = painted
    if (tap && then) {
      if (!drawn(tap, 1)) await until(tap, 1)
      const target = document.querySelector<HTMLElement>(tap)
      const button = target?.closest<HTMLElement>('button, a, [role=button]') ?? target
      button?.click()
      usable = await until(then, 1)
    }
    // Without a tap long enough for what comes after the first screen: it must not move anything either.
    await new Promise((next) => setTimeout(next, tap ? 300 : 1_500))
    return {
      painted,
      usable,
      shift,
      largestPaint: largest,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      blocking: tasks.filter(({ start }) => start < usable).reduce((sum, { length }) => sum + Math.max(0, length - 50), 0),
    }
  }
  ;(globalThis as { benchLoaded?: Promise<unknown> }).benchLoaded = work()
}
