import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { pagePolicy, servedPolicy } from '../../tools/csp'
import { earlyGameHash, earlyScript } from '../../tools/earlyGame'

const started = (hash: string, place?: string) => {
  const link = { rel: '' }
  const localStorage = place === undefined ? {} : { 'moonrise:place': place }
  runInNewContext(earlyScript, { location: { hash }, localStorage, document: { querySelectorAll: () => [link] } })
  return link.rel
}

it.each([
  ['the address of a game', '#/game/one', undefined],
  ['no address, and a game is the place to come back to', '', '"/game/one"'],
])('asks for the grimoire at once: %s', (_, hash, place) => {
  expect(started(hash, place)).toBe('modulepreload')
})

it.each([
  ['a first visit', '', undefined],
  ['another screen', '#/settings', '"/game/one"'],
  ['a setup to come back to', '', '"/setup"'],
  ['a public window', '#/town/one', '"/game/one"'],
  ['a place nobody can read', '', '{nonsense'],
  ['a place that is no text', '', '7'],
])('and otherwise does not: %s', (_, hash, place) => {
  expect(started(hash, place)).toBe('')
})

it('is the only script of the page that the policy lets run', () => {
  for (const policy of [pagePolicy, servedPolicy]) expect(policy).toContain(`script-src 'self' ${earlyGameHash};`)
})
