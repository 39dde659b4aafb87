/** What a list of measurements says: the middle, and how far it spreads. */
export interface Figure {
  readonly median: number
  readonly low: number
  readonly high: number
  readonly p95: number
}

export const figure = (values: readonly number[]): Figure => {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
  return { median: at(0.5), low: at(0), high: at(1), p95: at(0.95) }
}

/** Three digits that count: 1,234 → 1230, 0.9876 → 0.988. */
const short = (value: number): string => (Number.isNaN(value) ? '–' : String(Number(value.toPrecision(3))))

export const withSpread = ({ median, low, high }: Figure): string =>
  Number.isNaN(median) ? '–' : `${short(median)} (${short(low)}–${short(high)})`

/** Round by round, so that a slow minute of the machine is in both halves of a ratio. */
export const ratios = (values: readonly number[], to: readonly number[]): Figure =>
  figure(values.flatMap((value, round) => (to[round] ? [value / to[round]] : [])))

export type Row = Readonly<Record<string, string>>

/** As Markdown, so that it can be put into docs/performance.md as it is. */
export const tableOf = (rows: readonly Row[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(columns.map((column) => row[column] ?? '–')))].join('\n')
}
