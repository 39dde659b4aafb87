/** What `npm start` prints. Paths, addresses and commands stand in every language as they are. */
export interface TerminalWords {
  readonly at: (url: string) => string
  readonly here: (url: string) => string
  readonly noNetwork: string
  readonly point: string
  readonly trust: (url: string) => readonly string[]
  readonly fingerprint: (print: string) => string
  readonly more: (addresses: readonly string[]) => string
  readonly noName: (name: string, linux: boolean) => readonly string[]
  readonly expired: string
  readonly damaged: (file: string) => string
  readonly exposed: (file: string) => string
  readonly help: (page: string, command: string) => string
  readonly stop: string
  readonly left: string
  readonly moved: (url: string, name: string) => readonly string[]
  readonly taken: (ports: readonly number[], command: string) => string
  readonly noAddress: (host: string) => string
  readonly noPort: (name: string, value: string) => string
}
