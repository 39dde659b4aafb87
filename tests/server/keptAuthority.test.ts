import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY } from '../../server/authority.ts'
import { configFolder } from '../../server/configFolder.ts'
import { keptAuthority } from '../../server/keptAuthority.ts'

const now = Date.now()
let place: string
let folder: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'moonrise-authority-'))
  folder = join(place, 'moonrise')
})
afterEach(() => rmSync(place, { recursive: true }))
const start = (at = now) => keptAuthority(folder, 'study', at)
const modeOf = (path: string) => statSync(path).mode & 0o777

it('is made at the first start, readable by this user only, and is the same at the next', async () => {
  const first = await start()
  expect(first.renewed).toBe('first')
  expect([modeOf(folder), modeOf(first.file)]).toEqual([0o700, 0o600])
  const second = await start(now + 300 * DAY)
  expect([second.renewed, second.exposed, second.certificate.serialNumber]).toEqual([undefined, false, first.certificate.serialNumber])
  expect(readdirSync(folder)).toEqual(['authority.pem'])
})

it('is one, even if two starts make it at once', async () => {
  const made = await Promise.all([start(), start(), start()])
  expect(new Set(made.map(({ certificate }) => certificate.serialNumber)).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['authority.pem'])
})

it('is made anew before it ends', async () => {
  const first = await start()
  const years = await start(now + 3300 * DAY)
  expect(years.renewed).toBe('expired')
  expect(years.certificate.serialNumber).not.toBe(first.certificate.serialNumber)
})

it('is made anew if it cannot be read, and what was there is kept', async () => {
  const { file } = await start()
  writeFileSync(file, 'scribble')
  expect((await start()).renewed).toBe('damaged')
  expect(readFileSync(`${file}.old`, 'utf8')).toBe('scribble')
  expect((await start()).renewed).toBeUndefined()
})

it('is shut again if others could read it', async () => {
  const { file } = await start()
  chmodSync(file, 0o644)
  expect(await start()).toMatchObject({ exposed: true, renewed: undefined })
  expect(modeOf(file)).toBe(0o600)
  expect((await start()).exposed).toBe(false)
})

it('lies where each system keeps such things, unless told otherwise', () => {
  expect(configFolder({ MOONRISE_HOME: '/x' }, 'linux', '/home/a')).toBe('/x')
  expect(configFolder({}, 'linux', '/home/a')).toBe('/home/a/.config/moonrise')
  expect(configFolder({ XDG_CONFIG_HOME: '/cfg' }, 'linux', '/home/a')).toBe('/cfg/moonrise')
  expect(configFolder({}, 'darwin', '/Users/a')).toBe('/Users/a/Library/Application Support/Moonrise')
  expect(configFolder({ APPDATA: '/roaming' }, 'win32', '/a')).toBe('/roaming/Moonrise')
  expect(existsSync(folder)).toBe(false)
})
