/** By then the browser has sent its own click, if it counts the slip as a tap. */
const TAP = 60

/** A finger that slipped a little has tapped all the same; the browser may or may not have noticed. */
export const tapUnlessTapped = (element: HTMLElement): void => {
  const tap = setTimeout(() => element.click(), TAP)
  element.addEventListener('click', () => clearTimeout(tap), { capture: true, once: true })
}
