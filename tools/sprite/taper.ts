/** A cut that narrows like a burin's: the outline of the straight line x0 y0 → x1 y1, w0 wide at its start and w1 at its end. */
export function taper([x0, y0, x1, y1]: readonly [number, number, number, number], w0: number, w1: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  const nx = -(y1 - y0) / length / 2,
    ny = (x1 - x0) / length / 2
  const at = (x: number, y: number) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`
  return `M${at(x0 + nx * w0, y0 + ny * w0)}L${at(x1 + nx * w1, y1 + ny * w1)}L${at(x1 - nx * w1, y1 - ny * w1)}L${at(x0 - nx * w0, y0 - ny * w0)}z`
}
