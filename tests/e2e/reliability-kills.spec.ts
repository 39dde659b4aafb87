import { killOften } from '../reliability/kills.ts'
import { builtApp, expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('the browser is killed in the middle of a game, and everything that was called saved is there', async () => {
  test.setTimeout(120_000)
  const seed = Date.now() % 2_147_483_647
  const all = await killOften({ kills: 6, seed, folder: builtApp })
  expect(all.flatMap(({ kill, faults }) => faults.map((fault) => `seed ${seed}, kill ${kill}: ${fault}`))).toEqual([])
  expect(all).toHaveLength(6)
  // Before each kill there was something to lose, and what had been there before it is not less.
  const grown = all.map(({ kill, acknowledged, entries }, at) => ({ kill, acknowledged, added: entries - (all[at - 1]?.entries ?? 0) }))
  expect(
    grown.filter(({ acknowledged, added }) => acknowledged < 1 || added < acknowledged),
    `seed ${seed}`,
  ).toEqual([])
})
