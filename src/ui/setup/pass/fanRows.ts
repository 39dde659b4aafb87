/** Tokens in rows of about the same length, so that none lies alone: their places, row by row. */
export const fanRows = (tokens: number, width: number): readonly (readonly number[])[] => {
  const most = width <= 600 ? 4 : width <= 760 ? 5 : 7
  const rows = Math.ceil(tokens / most)
  const first = (row: number) => Math.round((row * tokens) / rows)
  return Array.from({ length: rows }, (_, row) => Array.from({ length: first(row + 1) - first(row) }, (_, at) => first(row) + at))
}
