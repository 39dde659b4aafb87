import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { pagePolicy, servedPolicy } from '../../tools/csp'
import { earlyGameHash, earlyScript } from '../../tools/earlyGame'

const started = (hash: string, place?: string, script?: string) => {
  const links = ['', 'bad-moon-rising', 'another'].map((early) => ({ rel: '', dataset: { early } }))
  const localStorage = { ...(place === undefined ? {} : { 'moonrise:place': place }), ...(script ? { 'moonrise:script': script } : {}) }
  runInNewContext(earlyScript, { location: { pathname: '/', search: '', hash }, localStorage, document: { querySelectorAll: () => links } })
  return links.filter(({ rel }) => rel === 'preload').map(({ dataset }) => dataset.early)
}

it.each([
  ['the address of a game', '#/game/one', undefined],
  ['no address, and a game is the place to come back to', '', '"/game/one"'],
])('asks for the grimoire at once: %s', (_, hash, place) => {
  expect(started(hash, place)).toEqual([''])
})

it('asks for the characters of the script that was played last, and for no others', () => {
  expect(started('#/game/one', undefined, '"bad-moon-rising"')).toEqual(['', 'bad-moon-rising'])
  expect(started('', '"/game/one"', '"another"')).toEqual(['', 'another'])
  expect(started('', '"/setup"', '"another"')).toEqual([])
})

it.each([
  ['a first visit', '', undefined],
  ['another screen', '#/settings', '"/game/one"'],
  ['a setup to come back to', '', '"/setup"'],
  ['a public window', '#/town/one', '"/game/one"'],
  ['a place nobody can read', '', '{nonsense'],
  ['a place that is no text', '', '7'],
])('and otherwise does not: %s', (_, hash, place) => {
  expect(started(hash, place)).toEqual([])
})

it('is the only script of the page that the policy lets run', () => {
  for (const policy of [pagePolicy, servedPolicy]) expect(policy).toContain(`script-src 'self' ${earlyGameHash};`)
})

const arrived = (pathname: string, search: string, hash: string, sessionStorage: object = {}) => {
  const went: string[] = []
  const location = { pathname, search, hash, replace: (to: string) => went.push(`asked for ${to}`) }
  const history = { state: 1, replaceState: (_state: unknown, _title: string, to: string) => went.push(`called ${to}`) }
  runInNewContext(earlyScript, { location, history, sessionStorage, localStorage: {}, document: { querySelectorAll: () => [] } })
  return went
}

it.each([
  ['/games/moonrise/', '', ''],
  ['/games/moonrise/index.html', '', '#/'],
  ['/', '?a', '#/setup'],
])('leaves the address %s as it is', (...address) => expect(arrived(...address)).toEqual([]))

it('asks once for the slash that a host left out, and then only writes it', () => {
  const session = {}
  const address = ['/games/moonrise', '?a', '#/setup'] as const
  expect(arrived(...address, session)).toEqual(['asked for /games/moonrise/?a#/setup'])
  expect(arrived(...address, session)).toEqual(['called /games/moonrise/?a#/setup'])
  const forbidden = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no storage here')
      },
    },
  )
  expect(arrived(...address, forbidden)).toEqual(['called /games/moonrise/?a#/setup'])
})
