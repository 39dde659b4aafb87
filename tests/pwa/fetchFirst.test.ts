// @vitest-environment happy-dom
import type { ResolveModulePreloadDependenciesFn } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchFirst, NOT_HERE } from '@/pwa/fetchFirst'
import { fetchFirst as fetchFirstPlugin } from '../../tools/fetchFirst'

const FROM = 'https://moonrise.example/assets/moonrise.js'
const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript; charset=utf-8' } })

const network = (answer: (path: string) => Response | Error) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (href: string) => {
    const path = href.slice('https://moonrise.example/assets/'.length)
    asked.push(path)
    const answered = answer(path)
    if (answered instanceof Error) throw answered
    return answered
  })
  return asked
}
const load = () => Promise.resolve('the module')

afterEach(() => vi.unstubAllGlobals())

it('imports a module when all its files are here, and asks for each file once', async () => {
  const asked = network(script)
  expect(await fetchFirst(load, ['./a1.js', './shared1.js'], FROM)).toBe('the module')
  expect(await fetchFirst(load, ['./b1.js', './shared1.js'], FROM)).toBe('the module')
  expect(asked).toEqual(['a1.js', 'shared1.js', 'b1.js'])
})

it.each([
  ['the network is away', new TypeError('Failed to fetch')],
  ['the host has it no more', new Response('404', { status: 404, headers: { 'content-type': 'text/javascript' } })],
  ['another page comes in its place', new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } })],
])('does not import while a shared file is missing, and asks again: %s', async (what, fault) => {
  let away = true
  network((path) => (away && path.startsWith('shared') ? fault : script()))
  const imported = vi.fn(load)
  const files = [`./a-${what.length}.js`, `./shared-${what.length}.js`]
  await expect(fetchFirst(imported, files, FROM)).rejects.toMatchObject({ name: NOT_HERE })
  expect(imported).not.toHaveBeenCalled()
  away = false
  expect(await fetchFirst(imported, files, FROM)).toBe('the module')
})

it('names no file of the page itself: those are loaded', () => {
  const { config } = fetchFirstPlugin() as unknown as {
    readonly config: () => {
      readonly build: { readonly modulePreload: { readonly resolveDependencies: ResolveModulePreloadDependenciesFn } }
    }
  }
  const { resolveDependencies } = config().build.modulePreload
  const host = { hostId: 'assets/grimoire-1.js', hostType: 'js' } as const
  const files = ['moonrise-1.js', 'icons-1.js', 'moonrise-1.css', 'grimoire-1.css', 'grimoire-1.js', 'game-1.js', 'game-1.css']
  const named = (given: readonly string[]) =>
    resolveDependencies(
      'assets/game-1.js',
      given.map((file) => `assets/${file}`),
      host,
    )
  expect(named(files)).toEqual(['assets/grimoire-1.js', 'assets/game-1.js', 'assets/game-1.css'])
})

it('adds a style to the page, and takes it out again when it does not arrive', async () => {
  const { settings } = (window as unknown as { readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } } })
    .happyDOM
  const styles = () => [...document.head.querySelectorAll('link')].map((link) => link.href)
  settings.handleDisabledFileLoadingAsSuccess = false
  await expect(fetchFirst(load, ['./d1.css'], FROM)).rejects.toMatchObject({ name: NOT_HERE })
  expect(styles()).toEqual([])
  settings.handleDisabledFileLoadingAsSuccess = true
  expect(await fetchFirst(load, ['./d1.css'], FROM)).toBe('the module')
  expect(styles()).toEqual(['https://moonrise.example/assets/d1.css'])
})

it('a fault inside the module is told as it is', async () => {
  network(script)
  await expect(fetchFirst(() => Promise.reject(new RangeError('ours')), ['./e1.js'], FROM)).rejects.toThrow(RangeError)
})
