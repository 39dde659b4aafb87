import type { bmrCharacters } from '@/characters/bmr'
import type { tbCharacters } from '@/characters/tb'
import type { Command } from '@/core/journal/command'
import type { Journal } from '@/core/journal/journal'
import type { Answer, Game } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import type { ChecksOf } from './checks'

/** Beside these, every key is an answer of the storyteller; a player's name stands for the seat. */
interface Reserved {
  readonly guess?: string
  readonly pass?: boolean
  readonly anyway?: boolean
  readonly overrides?: Readonly<Record<string, boolean>>
}
export type Options = Reserved & Readonly<Record<string, unknown>>

export interface Use {
  readonly on?: string
  readonly targets?: readonly string[]
  readonly text?: string
  readonly truth?: boolean
  readonly verdict?: 'pass' | 'fail'
  readonly swaps?: readonly (readonly [string, string])[]
  readonly anyway?: boolean
  readonly answers?: Options
}

/** `drunk` is a check, and the Drunk acts as somebody else. */
type Actor = Exclude<(typeof bmrCharacters | typeof tbCharacters)[number]['id'], 'drunk'>

/** A character's name as a verb: its player's step tonight, pointing at these in this order. */
export type Acts = { readonly [Name in Actor]: (...chosen: readonly (string | Options)[]) => Scene }

export interface Scene extends Acts, ChecksOf<Scene> {
  readonly journal: Journal
  readonly game: Game
  night(number: number): Scene
  day(number: number): Scene
  dawn(): Scene
  dusk(): Scene
  /** A row that is no player's: `demon-info`, or a player's row by its full name (`lunatic.info`). */
  step(row: string, options?: Options): Scene
  nominate(nominee: string, by?: string | 'storyteller', anyway?: boolean, options?: Options): Scene
  /** Hands for the latest nomination: by name, or the first so many clockwise. */
  vote(hands: number | readonly string[]): Scene
  close(options?: Options): Scene
  execute(name: string, options?: Options): Scene
  exile(name: string, options?: Options): Scene
  callExile(name: string, hands: number | readonly string[]): Scene
  use(name: string, use?: Use): Scene
  /** By hand, past every rule. */
  life(name: string, life: 'alive' | 'dead' | 'looks-dead'): Scene
  /** Any other command. */
  send(make: (at: (name: string) => SeatId) => Command): Scene
  /** The latest tap on that player's step, made differently. */
  correct(name: string, ...chosen: readonly (string | Options)[]): Scene
  /** The storyteller's word on an open question, about that player if it is about one. */
  answer(question: string, answer: Answer, about?: string): Scene
  undo(): Scene
  redo(): Scene
  /** The last command was turned down with exactly these codes. */
  refused(...codes: readonly string[]): Scene
  /** The last command waits for exactly these answers. */
  needs(...codes: readonly string[]): Scene
  /** It happened, and the storyteller was told that it should not have. */
  warned(...codes: readonly string[]): Scene
  /** Some of it was turned down while the rest went on. */
  dropped(...codes: readonly string[]): Scene
  /** What would be said to the town. */
  announces(text: string | undefined): Scene
  look(check: (game: Game, at: (name: string) => SeatId) => void): Scene
}
