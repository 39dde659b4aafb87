import type { KnownScripts } from './knownScripts'
import { readFile, type ReadFile } from './readFile'

export interface FileToRead {
  readonly text: string
  readonly scripts: KnownScripts
}
export type FromWorker = { readonly part: number } | { readonly read: ReadFile }

const tell = (message: FromWorker) => postMessage(message)

// A thread of its own: a large file takes seconds, and the page must not stand still.
addEventListener('message', ({ data: { text, scripts } }: MessageEvent<FileToRead>) =>
  tell({ read: readFile(text, scripts, (part) => tell({ part })) }),
)
