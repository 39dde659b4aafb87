/** Places on the map a player sees: a plain ellipse, first seat at the top, clockwise. */
export interface MapPlace {
  /** −1 … 1, in half-widths and half-heights of what is left beside a disc. */
  readonly x: number
  readonly y: number
}

export const mapPlaces = (seats: number): readonly MapPlace[] =>
  Array.from({ length: seats }, (_, i) => {
    const angle = (2 * Math.PI * i) / seats - Math.PI / 2
    return { x: Number(Math.cos(angle).toFixed(4)), y: Number(Math.sin(angle).toFixed(4)) }
  })

/** A disc's diameter as a part of the map's shorter side: as large as neighbours allow. */
export const discShare = (seats: number): number => {
  const half = Math.sin(Math.PI / Math.max(seats, 5))
  return Number((half / (1.12 + half)).toFixed(4))
}
