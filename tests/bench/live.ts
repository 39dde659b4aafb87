/** How fast phones follow: one tablet, twenty phones, on loopback. It fails if something is missing, or if they are too slow. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keysOf, newRoot } from '@/live/keys'
import { seal } from '@/live/sealing'
import { unseal } from '@/live/unsealing'
import { openLiveStore } from '../../server/live/store.ts'
import { serve } from '../../server/serve.ts'
import { connect } from '../server/live/client.ts'

const PHONES = 20
const VIEWS = 200
const EVERY = 25
/** Milliseconds within which 95 % of all views must be there. */
const AIM = 300

const folder = mkdtempSync(join(tmpdir(), 'moonrise-bench-'))
const server = await serve({ folder, live: { store: await openLiveStore(join(folder, 'rooms')) } })
const { town } = keysOf(newRoot())
const tablet = connect(server.url, town.room, town.token!)
const phones = Array.from({ length: PHONES }, () => connect(server.url, town.room, ''))
await Promise.all([tablet, ...phones].map(({ synced }) => synced))

const sentAt: number[] = []
const took: number[] = []
const last = phones.map(() => -1)
phones.forEach(({ doc }, phone) =>
  doc.getMap<Uint8Array>('town').observe(() => {
    const { rev } = unseal(town.key, 'town', doc.getMap('town').get('view')) as { rev: number }
    took.push(performance.now() - sentAt[rev]!)
    last[phone] = rev
  }),
)
const names = 'Ana Bo Cy Di Eli Fay Gus Hana Ivo Jun Kit Lu Max Noa Oda Pia Qi Ro Sol Tia'.split(' ')
for (let rev = 0; rev < VIEWS; rev++) {
  sentAt[rev] = performance.now()
  tablet.doc.getMap('town').set('view', seal(town.key, 'town', { rev, names }, 2_048))
  await new Promise((done) => setTimeout(done, EVERY))
}
for (let waited = 0; last.some((rev) => rev !== VIEWS - 1) && waited < 100; waited++) await new Promise((done) => setTimeout(done, 100))

took.sort((a, b) => a - b)
const at = (share: number) => took[Math.floor((took.length - 1) * share)]!
const told = (share: number) => at(share).toFixed(1)
console.log(
  `${PHONES} phones, ${VIEWS} views: median ${told(0.5)} ms, 95 % within ${told(0.95)} ms (at most ${AIM}), slowest ${told(1)} ms`,
)
if (last.some((rev) => rev !== VIEWS - 1)) {
  console.error('Not every phone has the last view')
  process.exitCode = 1
}
if (at(0.95) > AIM) process.exitCode = 1
;[tablet, ...phones].forEach((client) => client.close())
await server.close()
rmSync(folder, { recursive: true })
process.exit()
