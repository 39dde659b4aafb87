/** What a list of measurements says: the middle, and how far it spreads. */
export interface Figure {
  readonly median: number
  readonly low: number
  readonly high: number
  readonly p95: number
  readonly runs: number
}

const round = (value: number) => Math.round(value * 10) / 10

export const figure = (values: readonly number[]): Figure => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN)
  return { median: at(0.5), low: at(0), high: at(1), p95: at(0.95), runs: values.length }
}

const cell = (value: Figure | number | string | undefined): string =>
  value === undefined ? '–' : typeof value === 'object' ? `${value.median} (${value.low}–${value.high})` : String(value)

export type Row = Readonly<Record<string, Figure | number | string | undefined>>

/** As Markdown, so that it can be put into docs/performance.md as it is. */
export const tableOf = (rows: readonly Row[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(columns.map((column) => cell(row[column]))))].join('\n')
}
