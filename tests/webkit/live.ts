import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { By, until } from 'selenium-webdriver'
import { currentGame, townView } from '@/core/api'
import { keysOf, newRoot } from '@/live/keys'
import { watchLink } from '@/live/links'
import { seal } from '@/live/sealing'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { openLiveStore } from '../../server/live/store.ts'
import { serve } from '../../server/serve.ts'
import { firstDay } from '../e2e/dayTable.ts'
import { connect } from '../server/live/client.ts'
import { allWords } from '../words.ts'
import type { Check } from './checks.ts'

const BAG = 'sailor innkeeper gambler courtier fool pacifist goon lunatic devilsadvocate zombuul'

/** Safari once kept `wss:` out of `connect-src 'self'`. */
export const liveChecks: Readonly<Record<string, Check>> = {
  'a phone follows the town, and its address holds no key': async ({ driver }) => {
    const folder = mkdtempSync(join(tmpdir(), 'moonrise-webkit-live-'))
    const server = await serve({ folder: process.env.DIST ?? 'dist', live: { store: await openLiveStore(folder) } })
    const { town } = keysOf(newRoot())
    const tablet = connect(server.url, town.room, town.token!)
    const show = (rev: number, title: string, journal = firstDay(BAG)) => {
      const view = townView(rulesFor(allWords), currentGame(journal))
      const shared = { rev, at: Date.now(), title, script: { id: 'bad-moon-rising' }, view }
      tablet.doc.getMap('town').set('view', seal(town.key, `${town.room} town`, shared, 2_048))
    }
    try {
      await tablet.synced
      show(1, 'Friday')
      await driver.get(server.url + watchLink(town))
      await driver.wait(until.elementLocated(By.css('[data-seat]')), 20_000)
      assert.equal(await driver.getCurrentUrl(), `${server.url}#/watch`)
      show(2, 'Saturday')
      await driver.wait(until.titleIs('Saturday'), 20_000)
    } finally {
      tablet.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
