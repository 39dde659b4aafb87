/** The boxes of every seat on the ring, tokens and name plates. */
export const boxesOfSeats = (): readonly DOMRect[] =>
  [...document.querySelectorAll('.ring :is(.figure, .plate)')].map((part) => part.getBoundingClientRect())
