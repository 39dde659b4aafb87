import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { bytesFromLink } from '@/live/bytes'
import { keysOf } from '@/live/keys'
import { joinLink, watchLink } from '@/live/links'
import { builtApp } from './fixtures.ts'

/** `npm start` on this computer, as a process that can be killed. */
export interface LiveServer {
  readonly port: () => number
  readonly start: () => Promise<void>
  /** As a power cut does. */
  readonly kill: () => Promise<void>
  /** While it does not run: remembers its disk, and goes back to what was remembered. */
  readonly remember: () => void
  readonly rollBack: () => void
  readonly end: () => Promise<void>
}

export const liveServer = (): LiveServer => {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-live-'))
  let child: ChildProcess | undefined
  let port = 0
  const start = () =>
    new Promise<void>((ready, failed) => {
      child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
        env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DIST: builtApp, LIVE_FOLDER: folder },
      })
      let said = ''
      const hear = (part: Buffer) => {
        said += part.toString()
        const found = /http:\/\/localhost:(\d+)\//.exec(said)?.[1]
        if (!found) return
        port = Number(found)
        ready()
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      child.once('exit', () => failed(new Error(said)))
    })
  const kill = () =>
    new Promise<void>((dead) => {
      if (!child || child.exitCode !== null) return dead()
      child.once('exit', () => dead())
      child.kill('SIGKILL')
    })
  return {
    port: () => port,
    start,
    kill,
    remember: () => cpSync(folder, `${folder}-old`, { recursive: true }),
    rollBack: () => {
      rmSync(folder, { recursive: true })
      cpSync(`${folder}-old`, folder, { recursive: true })
    },
    end: async () => {
      await kill()
      for (const each of [folder, `${folder}-old`]) rmSync(each, { recursive: true, force: true })
    },
  }
}

/** One device's wire to the server. */
export interface Wire {
  readonly url: string
  /** Nothing comes through, and what is open breaks. */
  readonly cut: () => void
  readonly mend: () => void
  readonly end: () => void
}

export const wireTo = async (server: LiveServer): Promise<Wire> => {
  let whole = true
  const open = new Set<Socket>()
  const wire: Server = createServer((from) => {
    from.on('error', () => undefined)
    if (!whole) return from.destroy()
    const to = connect(server.port(), '127.0.0.1')
    to.on('error', () => from.destroy())
    from.on('close', () => to.destroy())
    to.on('close', () => from.destroy())
    open.add(from)
    from.on('close', () => open.delete(from))
    from.pipe(to)
    to.pipe(from)
    return undefined
  })
  await new Promise<void>((ready) => wire.listen(0, '127.0.0.1', ready))
  const cut = () => {
    whole = false
    open.forEach((each) => each.destroy())
  }
  return {
    url: `http://localhost:${(wire.address() as AddressInfo).port}/`,
    cut,
    mend: () => void (whole = true),
    end: () => {
      cut()
      wire.close()
    },
  }
}

export const rootOf = async (page: Page, game: string): Promise<Uint8Array> => {
  const root = await page.evaluate(
    (id) => (JSON.parse(localStorage.getItem('moonrise:live')!) as Record<string, { root: string }>)[id]!.root,
    game,
  )
  return bytesFromLink(root, 32)!
}

/** The links that the tablet shows as codes. */
export const linksOf = async (page: Page, game: string): Promise<{ readonly join: string; readonly watch: string }> => {
  const bytes = await rootOf(page, game)
  return { join: joinLink(bytes), watch: watchLink(keysOf(bytes).town) }
}

/** Menu, Share, hold. */
export const shareGame = async (page: Page): Promise<void> => {
  await page.locator('[data-act="menu"]:visible').tap()
  await page.locator('[data-act="share"]:visible').tap()
  const ring = page.locator('[data-act="share-hold"]')
  const box = (await ring.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.locator('[data-field="tv-digits"]').waitFor()
  await page.mouse.up()
}

export interface KeptJournal {
  readonly ids: readonly string[]
  /** All that is in them, as text. */
  readonly entries: readonly string[]
  readonly cursor: string
}

/** Every entry on the disk, and where the game stands. */
export const journalOf = (page: Page, game: string): Promise<KeptJournal> =>
  page.evaluate(
    (id) =>
      new Promise((done) => {
        const opening = indexedDB.open('moonrise')
        opening.onsuccess = () => {
          const store = opening.result.transaction('records').objectStore('records')
          const entries = store.getAll(IDBKeyRange.bound(`entry:${id}:`, `entry:${id}:\uffff`))
          const record = store.get(`game:${id}`)
          record.onsuccess = () => {
            opening.result.close()
            const all = (entries.result as { id: string }[]).sort((a, b) => (a.id < b.id ? -1 : 1))
            const ids = all.map((entry) => entry.id)
            done({
              ids,
              entries: all.map((entry) => JSON.stringify(entry)),
              cursor: (record.result as { cursor?: string } | undefined)?.cursor ?? '',
            })
          }
        }
      }),
    game,
  )

/** What a town shows: every seat in words, and the line above. */
export const townOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll('[data-seat]')].map((seat) => seat.getAttribute('aria-label')),
      ...[...document.querySelectorAll('h1, .town__count')].map((each) => each.textContent),
    ].join('; '),
  )
