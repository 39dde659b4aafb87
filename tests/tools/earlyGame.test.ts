import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { pagePolicy, servedPolicy } from '../../tools/csp'
import { earlyGameHash, earlyScript } from '../../tools/earlyGame'

const started = (hash: string, place?: string, script?: string) => {
  const links = ['', 'bad-moon-rising', 'another', 'own'].map((early) => ({ rel: '', dataset: { early } }))
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

it('asks for what reads scripts if the last one was brought along', () => {
  expect(started('#/game/one', undefined, '"own-1a2b"')).toEqual(['', 'own'])
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

const drawn = (kept: object | string, more: object = {}, hash = '#/game/one') => {
  const root = { dataset: { phase: 'night' }, html: '', append: (box: { innerHTML: string }) => (root.html += box.innerHTML) }
  const shell = typeof kept === 'string' ? kept : JSON.stringify(kept)
  const localStorage = { 'moonrise:shell': shell, ...more }
  const document = { querySelectorAll: () => [], documentElement: root, createElement: () => ({}) }
  runInNewContext(earlyScript, {
    innerWidth: 1180,
    innerHeight: 820,
    location: { pathname: '/', search: '', hash },
    localStorage,
    document,
  })
  return root
}
const shell = {
  at: '/game/one 1180x820',
  look: { phase: 'day' },
  bright: 0.5,
  shapes: [
    [0, 0, 1180, 60, 0],
    [10, 20, 80, 80, 40],
  ],
}

it('draws what was last on the screen, in its light', () => {
  const { html, dataset } = drawn(shell)
  expect(html.match(/<rect[^>]*>/g)).toEqual([
    '<rect x="0" y="0" width="1180" height="60" rx="0"/>',
    '<rect x="10" y="20" width="80" height="80" rx="40"/>',
  ])
  expect(html).toContain('opacity="0.5"')
  expect(dataset.phase).toBe('day')
})

it.each([
  ['it is covered', shell, { 'moonrise:covered': 'true' }],
  ['the window has another size', { ...shell, at: '/game/one 820x1180' }, {}],
  ['it was another game', { ...shell, at: '/game/two 1180x820' }, {}],
  ['it cannot be read', '{nonsense', {}],
  ['it is something else', { ...shell, shapes: 7 }, {}],
])('draws nothing when %s', (_, kept, more) => {
  expect(drawn(kept, more)).toMatchObject({ html: '', dataset: { phase: 'night' } })
})

it('draws nothing on another screen, and only numbers', () => {
  expect(drawn(shell, {}, '#/settings').html).toBe('')
  expect(drawn({ ...shell, shapes: [['"><script>', 1, 2, 3, 4]] }).html).toContain('<rect x="NaN" y="1"')
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
