import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readApart } from '@/app/library/readApart'
import { importGames } from '@/app/library/gamesIn'
import { knownScripts } from '@/app/engine/scripts'
import { writeFile, type FileGame } from '@/storage/gameFile'
import { readFile } from '@/storage/readFile'
import { openSaves } from '@/storage/saves'
import { newDevice } from '../../device'
import { entry, nth } from '../../storage/sample'

const game = (id: string, length = 3): FileGame => ({
  id,
  title: id,
  script: 'bad-moon-rising',
  order: 'sheet',
  createdAt: 1,
  changedAt: 2,
  cursor: nth(length),
  head: nth(length),
  entries: Array.from({ length }, (_, at) => entry(at + 1)),
})
const known = await knownScripts()

beforeEach(() => newDevice())
afterEach(() => vi.unstubAllGlobals())

it('says how far it is, from the first part to the last', () => {
  const parts: number[] = []
  expect(readFile(writeFile([game('a', 700), game('b', 300)], 1), known, (part) => parts.push(part)).ok).toBe(true)
  expect(parts).toEqual([0.25, 0.5, 0.75, 1])
})

it('stops between two games: what was stored stays, the rest is left out', async () => {
  const stopping = new AbortController()
  const done = await importGames(writeFile([game('a'), game('b'), game('c')], 1), {
    signal: stopping.signal,
    progress: (part) => {
      if (part > 0.5) stopping.abort()
    },
  })
  expect(done).toMatchObject({ ok: false, brought: 1 })
  expect((await openSaves().list()).map(([id]) => id)).toEqual(['a'])
})

/** A thread that never answers, or that cannot begin. */
const thread = (begins: boolean) => {
  const ended = vi.fn()
  vi.stubGlobal(
    'Worker',
    class {
      onerror?: () => void
      terminate = ended
      postMessage() {
        if (!begins) queueMicrotask(() => this.onerror?.())
      }
    },
  )
  return ended
}
const large = writeFile([game('a', 1_500)], 1)

it('a large file is read in a thread of its own, which ends when it is stopped', async () => {
  expect(large.length).toBeGreaterThan(300_000)
  const ended = thread(true)
  const stopping = new AbortController()
  const reading = importGames(large, { signal: stopping.signal })
  await new Promise((turn) => setTimeout(turn, 20))
  expect(ended).not.toHaveBeenCalled()
  stopping.abort(new Error('stopped'))
  expect(await reading).toEqual({ ok: false, because: 'Stopped.' })
  expect(ended).toHaveBeenCalledOnce()
  expect(await openSaves().list()).toEqual([])
})

it('is read in the page where no thread can begin', async () => {
  const ended = thread(false)
  expect(await readApart(large, known)).toMatchObject({ ok: true, games: [{ id: 'a' }] })
  expect(ended).toHaveBeenCalledOnce()
})
