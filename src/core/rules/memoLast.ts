/** How many moments are remembered: the game before a tap, the one after it, and some on the way. */
const MOMENTS = 4

/**
 * Many callers ask the same question about one state, so the answer is cached, but only for the last few states.
 * A journal keeps thousands of states alive, and a cache on each of them would never be freed.
 */
export const memoLast = <Key extends object, By, Found>(find: (moment: Key, by: By) => Found): ((moment: Key, by: By) => Found) => {
  const known: { readonly moment: Key; readonly by: By; readonly found: Found }[] = []
  let next = 0
  return (moment, by) => {
    for (const one of known) if (one.moment === moment && one.by === by) return one.found
    const found = find(moment, by)
    known[next] = { moment, by, found }
    next = (next + 1) % MOMENTS
    return found
  }
}
