import type { FileToRead, FromWorker } from '@/storage/fileWorker'
import type { KnownScripts } from '@/storage/knownScripts'
import type { Progress, ReadFile } from '@/storage/readFile'

/** Smaller ones are read before a thread of their own has begun. */
const LARGE = 300_000

const inPage = async (text: string, scripts: KnownScripts): Promise<ReadFile> => {
  const { readFile } = await import('@/storage/readFile')
  return readFile(text, scripts)
}

/** Reads a file without holding up the page. Rejects with `signal.reason` once it is stopped. */
export const readApart = async (
  text: string,
  scripts: KnownScripts,
  { progress, signal }: { readonly progress?: Progress; readonly signal?: AbortSignal | undefined } = {},
): Promise<ReadFile> => {
  if (text.length < LARGE || typeof Worker === 'undefined') return inPage(text, scripts)
  const worker = new Worker(new URL('../../storage/fileWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadFile>((done, failed) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => ('read' in data ? done(data.read) : progress?.(data.part))
      // Its file could not be fetched, or the browser knows no such threads.
      worker.onerror = () => done(inPage(text, scripts))
      signal?.addEventListener('abort', () => failed(signal.reason as Error))
      worker.postMessage({ text, scripts } satisfies FileToRead)
    })
  } finally {
    worker.terminate()
  }
}
