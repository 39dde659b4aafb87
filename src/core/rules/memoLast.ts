/** How many moments are remembered: the game before a tap, the one after it, and some on the way. */
const MOMENTS = 4

/**
 * Many ask the same about one moment, so its answer is kept, but only for the last few moments:
 * a journal keeps thousands of games alive, and whatever hung on each of them would stay with it.
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
