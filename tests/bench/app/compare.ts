import type { Build } from './build'
import { figure, ratios, withSpread, type Row } from './figures'

/** What one round found, by the name of its row. */
export type Measured = Readonly<Record<string, number>>

/** By build, then by row: one number a round. */
export type Rounds = ReadonlyMap<Build, Readonly<Record<string, readonly number[]>>>

/** Every build once a round, in changing order, so that a slow minute of the machine meets all of them. */
export const inTurn = async (
  builds: readonly Build[],
  rounds: number,
  measure: (build: Build, round: number) => Promise<Measured>,
): Promise<Rounds> => {
  const found = new Map<Build, Record<string, number[]>>(builds.map((build) => [build, {}]))
  for (let round = 0; round < rounds; round++)
    for (const build of round % 2 ? [...builds].reverse() : builds)
      for (const [row, value] of Object.entries(await measure(build, round))) {
        const rows = found.get(build) as Record<string, number[]>
        ;(rows[row] ??= [])[round] = value
      }
  return found
}

/** A row for each thing measured: every build's figure, how many times the empty page's that is, and how many times the first build's. */
export const comparison = (found: Rounds, first: Build, empty?: Build): readonly Row[] => {
  const rows = [...new Set([...found.values()].flatMap((of) => Object.keys(of)))]
  return rows.map((what) => {
    const of = (build: Build) => found.get(build)?.[what] ?? []
    const cells = [...found.keys()].flatMap((build): readonly (readonly [string, string])[] => [
      [build.name, withSpread(figure(of(build)))],
      ...(empty && build !== empty
        ? [[`${build.name} × empty`, withSpread(ratios(of(build), baseline(found, empty, what)))] as const]
        : []),
      ...(build !== first && build !== empty ? [[`${build.name} × ${first.name}`, withSpread(ratios(of(build), of(first)))] as const] : []),
    ])
    return { what, ...Object.fromEntries(cells) }
  })
}

/** An empty page has no worker: its cold start is what warm and offline starts of the others are held against. */
const baseline = (found: Rounds, empty: Build, what: string): readonly number[] =>
  found.get(empty)?.[what] ?? found.get(empty)?.[what.replace(/, (warm|offline)$/, ', cold')] ?? []
