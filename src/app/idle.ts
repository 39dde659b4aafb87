const soon: (work: () => void) => void =
  typeof requestIdleCallback === 'function' ? (work) => requestIdleCallback(work, { timeout: 3_000 }) : (work) => setTimeout(work, 200)

/** One after the other, whenever nothing else is to be done; a failure keeps nothing from the rest. */
export const whenIdle = (works: readonly (() => Promise<unknown>)[]): void => {
  const [first, ...rest] = works
  if (!first) return
  soon(
    () =>
      void first()
        .catch(() => undefined)
        .then(() => whenIdle(rest)),
  )
}
