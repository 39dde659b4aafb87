import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { serve } from '../../server/serve.ts'

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 120_000 })

const place = mkdtempSync(join(tmpdir(), 'moonrise-main-'))
writeFileSync(join(place, 'index.html'), 'the app')
afterAll(() => rmSync(place, { recursive: true }))

/** The very command of the service, on loopback. Ends with what it said, or as soon as `enough` has heard it. */
const start = (env: Readonly<Record<string, string>>, enough: (said: string) => Promise<boolean> = async () => false) =>
  new Promise<{ said: string; code: number | null }>((ended) => {
    const [, words = ''] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(readFileSync('hosting/moonrise.service', 'utf8')) ?? []
    const child = spawn(process.execPath, words.split(' '), {
      env: { ...process.env, LC_ALL: 'C', HOST: '127.0.0.1', DIST: place, MOONRISE_HOME: join(place, 'authority'), ...env },
    })
    let said = ''
    const hear = async (part: Buffer) => {
      said += part.toString()
      if (await enough(said)) child.kill()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', (code) => ended({ said, code }))
  })

it('serves this computer only, with no authority, if HOST says so', async () => {
  let page = ''
  await start({ PORT: '0' }, async (said) => {
    const url = /http:\/\/localhost:\d+\//.exec(said)?.[0]
    if (url) page = await (await fetch(url)).text()
    return url !== undefined
  })
  expect(page).toBe('the app')
  expect(existsSync(join(place, 'authority/authority.pem'))).toBe(false)
})

it('says what to do about a port that is taken or is none', async () => {
  const other = await serve({ folder: place })
  const taken = await start({ PORT: new URL(other.url).port })
  await other.close()
  expect(taken.code).toBe(1)
  expect(taken.said).toContain('choose others: PORT=')
  const odd = await start({ PORT: 'http' })
  expect([odd.code, odd.said.trim()]).toEqual([1, 'PORT is http, which is no port'])
  const german = await start({ PORT: 'http', LC_ALL: 'de_DE.UTF-8' })
  expect(german.said.trim()).toBe('PORT ist http, und das ist kein Port')
})
