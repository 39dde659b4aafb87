const soon: (work: () => void) => void =
  typeof requestIdleCallback === 'function' ? (work) => requestIdleCallback(work, { timeout: 3_000 }) : (work) => setTimeout(work, 200)

const AGAIN = 10_000

/** One after the other, whenever nothing else is to be done. What fails, because the network is just away, keeps nothing from the rest and is tried again. */
export const whenIdle = (works: readonly (() => Promise<unknown>)[]): void => {
  const [first, ...rest] = works
  if (!first) return
  soon(
    () =>
      void first()
        .catch(() => setTimeout(() => whenIdle([first]), AGAIN))
        .then(() => whenIdle(rest)),
  )
}
