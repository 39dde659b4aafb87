import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPlainHttp, tabletPage } from '@/app/device/plainHttp'
import { usePreferences, usualPreferences } from '@/app/device/preferences'
import { useRegulars } from '@/app/setup/regulars'
import { settingsToMove, takeSettings } from '@/app/library/settingsMoved'
import { writeFile } from '@/storage/gameFile'
import { readFile } from '@/storage/readFile'
import { moveText } from '@/text/en/move'

const shelf = new Map<string, string>()
beforeEach(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => void shelf.set(key, value) },
  })
  newAddress()
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))
const newAddress = () => {
  shelf.clear()
  setActivePinia(createPinia())
}

it('carries preferences and circles to another address, in the file of the games', () => {
  Object.assign(usePreferences(), { dimmer: 30, names: 'published' })
  useRegulars().rememberGroup({ name: 'Friday', players: ['Ana', 'Bo'] })
  useRegulars().played(['Ana', 'Bo', 'Cy'])
  const text = writeFile([], 1, settingsToMove())

  newAddress()
  useRegulars().rememberGroup({ name: 'Sunday', players: ['Dee'] })
  useRegulars().played(['Dee'])
  expect(takeSettings(text)).toBe(true)
  expect(usePreferences()).toMatchObject({ dimmer: 30, names: 'published', order: 'sheet' })
  expect(
    useRegulars()
      .all.groups.map(({ name }) => name)
      .sort(),
  ).toEqual(['Friday', 'Sunday'])
  expect(useRegulars().all.recent).toEqual(['Dee', 'Ana', 'Bo', 'Cy'])
})

it('lets a circle of the same name be as it is here', () => {
  useRegulars().rememberGroup({ name: 'Friday', players: ['Ana'] })
  const text = JSON.stringify({ settings: { regulars: { groups: [{ name: 'Friday', players: ['Zed'] }], recent: [] } } })
  expect(takeSettings(text)).toBe(true)
  expect(useRegulars().all.groups).toEqual([{ name: 'Friday', players: ['Ana'] }])
})

it('takes nothing from a file without settings, and nothing odd', () => {
  for (const text of ['', 'scribble', '[]', '{"settings":7}', writeFile([], 1)]) expect(takeSettings(text), text).toBe(false)
  expect(takeSettings('{"settings":{"preferences":{"dimmer":"dark"},"regulars":[7]}}')).toBe(true)
  expect({ ...usePreferences().$state }).toEqual(usualPreferences)
  expect(useRegulars().all.groups).toEqual([])
})

it('leaves the games of such a file as readable as before', () => {
  expect(readFile(writeFile([], 1, settingsToMove()), {})).toEqual(readFile(writeFile([], 1), {}))
})

it('knows plain http, and our own server from any other', async () => {
  expect([isPlainHttp({ isSecureContext: false }), isPlainHttp({ isSecureContext: true }), isPlainHttp({})]).toEqual([true, false, false])
  const answering = (body: string, status = 200) => tabletPage(async () => new Response(body, { status }))
  expect(await answering('{"computer":"study","secure":["https://study.local:4443","javascript:alert(1)",7]}')).toEqual({
    computer: 'study',
    secure: ['https://study.local:4443'],
    plain: [],
  })
  expect(await answering('{"computer":"study","secure":[],"plain":["http://10.0.0.2:4173","https://10.0.0.2","x"]}')).toMatchObject({
    plain: ['http://10.0.0.2:4173'],
  })
  for (const body of ['<!doctype html>', '404', '{}', '{"computer":1,"secure":[]}', 'null'])
    expect(await answering(body), body).toBeUndefined()
  expect(await tabletPage(() => Promise.reject(new Error('offline')))).toBeUndefined()
})

it('counts on both sides', () => {
  expect(moveText.arrived(3, 3)).toContain('nothing is missing')
  expect(moveText.arrived(2, 3)).toContain('Load the file')
  expect(moveText.here(1, 'https://study.local:4443')).toBe('1 game at https://study.local:4443')
})
