import fc from 'fast-check'
import type { Edition } from './books'
import { play } from './play'
import type { Table } from './table'
import { wholeTape, wildTape, type Tape } from './tape'
import { closingLaws, watchful } from './watch'

export interface Outcome {
  readonly seed: number
  readonly kind: Tape['kind']
  readonly entries: number
  readonly nights: number
  readonly winner: 'good' | 'evil' | undefined
  /** The law that was broken, and the shortest way there. */
  readonly broken?: string
}

/** One game in three is a whole evening: it goes deeper, the wild ones go wider. */
const kindOf = (seed: number): Tape['kind'] => (seed % 3 === 0 ? 'whole' : 'wild')

/** One seed is one game. */
export const fuzzGame = (seed: number, edition: Edition = 'bmr'): Outcome => {
  let table: Table | undefined
  const kind = kindOf(seed)
  const broken = (tape: Tape): string | undefined => {
    try {
      closingLaws(
        play(
          tape,
          watchful(),
          (opened) => {
            table = opened
          },
          edition,
        ),
        tape.order,
      )
      return undefined
    } catch (error) {
      return error instanceof Error ? (error.stack ?? error.message) : String(error)
    }
  }
  const run = fc.check(
    fc.property(kind === 'whole' ? wholeTape : wildTape, (tape) => {
      const found = broken(tape)
      if (found) throw new Error(found)
    }),
    { seed, numRuns: 1, verbose: 0, endOnFailure: kind === 'whole', interruptAfterTimeLimit: 60_000 },
  )
  const [shortest] = run.counterexample ?? []
  const why = shortest && (broken(shortest) ?? 'It passed the second time.')
  const { journal } = table as Table
  const game = journal.states.get(journal.cursor)
  return {
    seed,
    kind,
    entries: journal.entries.size,
    nights: game?.night.number ?? 0,
    winner: game?.outcome?.winner,
    ...(shortest ? { broken: `${why}\n${story(shortest, table as Table)}` } : {}),
  }
}

/** The taps that led there, the last ones in full. */
const story = ({ taps: _, ...tape }: Tape, { journal }: Table): string =>
  [
    JSON.stringify(tape),
    ...[...journal.entries.values()]
      .slice(-14)
      .map(({ id, parent, command }) => `  ${id} after ${parent}: ${JSON.stringify(command).slice(0, 400)}`),
  ].join('\n')
