/** More than any library needs. Larger files are not read. */
export const MOST_BYTES = 20_000_000

/** So many games fit into one file; more go into several. */
export const MOST_GAMES = 500

/** What is wrong with a file; the app says it in words. */
export interface FileFault {
  readonly code:
    | 'empty'
    | 'too-big'
    | 'unreadable'
    | 'not-json'
    | 'not-ours'
    | 'newer'
    | 'no-games'
    | 'too-many-games'
    | 'odd-keys'
    | 'too-deep'
    | 'too-long'
    | 'bad-game'
    | 'too-many-entries'
    | 'bad-entry'
    | 'bad-order'
    | 'bad-parent'
    | 'bad-place'
    | 'unknown-script'
    | 'unknown-seat'
    | 'doubled-seat'
    | 'too-many-seats'
    | 'unknown-character'
    | 'cannot-be-played'
  /** The title of the game, or its place in the file. */
  readonly game?: string
  readonly entry?: number
  /** Where in the entry, or the name that is not known. */
  readonly where?: string
}
