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

it.each([
  ['/games/moonrise', '?a', '#/setup', '/games/moonrise/?a#/setup'],
  ['/games/moonrise/', '', '', undefined],
  ['/games/moonrise/index.html', '', '#/', undefined],
  ['/', '', '', undefined],
])('adds the slash that the host left out of %s', (pathname, search, hash, expected) => {
  const asked: (string | undefined)[] = []
  const history = { state: 1, replaceState: (_state: unknown, _title: string, url: string) => asked.push(url) }
  runInNewContext(earlyScript, {
    location: { pathname, search, hash },
    history,
    localStorage: {},
    document: { querySelectorAll: () => [] },
  })
  expect(asked[0]).toBe(expected)
})
