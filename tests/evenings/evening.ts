import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Command } from '@/core/journal/command'
import { seatId, type SeatId } from '@/core/model/ids'

/** What somebody does in a step: `pass` is a shaken head. Every other key of it answers a question of that code. */
export interface EveningStep {
  readonly choose?: readonly string[]
  readonly name?: string
  readonly drunk?: string
  readonly answers?: Readonly<Record<string, string | number | boolean>>
}

export interface EveningNight {
  readonly [row: string]: EveningStep | 'pass' | readonly string[]
}

export interface EveningDay {
  /** Somebody says in public that they have this ability, and uses it. */
  readonly claim?: { readonly player: string; readonly choose: string }
  readonly statement?: { readonly player: string; readonly truth: boolean }
  readonly owed?: { readonly player: string; readonly choose: readonly string[] }
  readonly nominations: readonly { readonly by: string; readonly whom: string; readonly hands: readonly string[] }[]
  /** Who is executed; nobody if missing. */
  readonly ends?: string
  readonly answers?: Readonly<Record<string, string | number | boolean>>
}

/** An evening as data: docs/evenings.md describes it. */
export interface Evening {
  readonly title: string
  /** The script by its id; Bad Moon Rising if missing. */
  readonly script?: string
  /** The most taps without votes, if fewer than usual. */
  readonly taps?: number
  /** Played on a tablet in portrait and on a phone too. */
  readonly sizes?: boolean
  readonly players: readonly {
    readonly name: string
    readonly character: string
    readonly believes?: string
    readonly alignment?: 'good' | 'evil'
  }[]
  readonly bluffs?: readonly string[]
  readonly secrets?: readonly {
    readonly player: string
    readonly key?: string
    readonly players?: readonly string[]
    readonly bluffs?: readonly string[]
  }[]
  readonly nights: readonly EveningNight[]
  readonly days: readonly EveningDay[]
}

const here = 'tests/evenings'

/** Those of the project, or the files named in `EVENINGS`. */
export const eveningFiles = (): readonly string[] =>
  process.env.EVENINGS?.split(':') ??
  readdirSync(here)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(here, file))

export const readEvening = (file: string): Evening => parse(readFileSync(file, 'utf8')) as Evening

export const seatIn = (evening: Evening, player: string): SeatId => {
  const at = evening.players.findIndex(({ name }) => name === player)
  if (at < 0) throw new Error(`${evening.title}: nobody is called ${player}`)
  return seatId(`s${at + 1}`)
}

/** The table as it is when the storyteller says "begin". */
export const tableOf = (evening: Evening): readonly Command[] => [
  // A belief uses up a number, and seats are counted by theirs: so it comes after everybody has one.
  ...evening.players.map(({ name, believes: _, ...plan }): Command => ({ type: 'addSeat', plan: { player: name, ...plan } })),
  ...evening.players.flatMap(({ name, believes }): readonly Command[] =>
    believes === undefined ? [] : [{ type: 'setBelief', seat: seatIn(evening, name), believes }],
  ),
  ...(evening.bluffs ? [{ type: 'setBluffs', for: 'demon', characters: evening.bluffs } as const] : []),
  ...(evening.secrets ?? []).map(({ player, key, players, bluffs }): Command => {
    const seat = seatIn(evening, player)
    if (bluffs) return { type: 'setBluffs', for: seat, characters: bluffs }
    const ability = evening.players.find(({ name }) => name === player)?.character ?? ''
    return { type: 'setSecret', seat, ability, key: key ?? '', seats: (players ?? []).map((name) => seatIn(evening, name)) }
  }),
]
