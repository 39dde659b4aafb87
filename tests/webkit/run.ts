/** `npm run test:webkit [-- WORD]`: the built app in WebKit, the engine of every iPad. */
import { serve } from '../../server/serve.ts'
import { startWebKit, type WebKit } from './browser.ts'
import { checks, type Check } from './checks.ts'
import { liveChecks } from './live.ts'
import { nightChecks } from './night.ts'

async function attempt(webkit: WebKit, check: Check) {
  const server = await serve({ folder: process.env.DIST ?? 'dist' })
  const driver = await webkit.open()
  try {
    await driver.manage().setTimeouts({ script: 20_000, pageLoad: 20_000 })
    await check({ driver, server })
  } finally {
    await driver.quit().catch(() => undefined)
    await server.close()
  }
}

const word = process.argv[2] ?? ''
const chosen = Object.entries({ ...checks, ...nightChecks, ...liveChecks }).filter(([name]) => name.includes(word))
const webkit = await startWebKit()
let failed = 0
try {
  for (const [name, check] of chosen) {
    const started = Date.now()
    try {
      // A headless driver sometimes loses a press. A check that needed a second try says so.
      const again = await attempt(webkit, check).then(
        () => '',
        async (error: unknown) => {
          await attempt(webkit, check)
          return `, at the second try: ${String(error).split('\n')[0]}`
        },
      )
      console.log(`ok    ${name} (${Date.now() - started} ms${again})`)
    } catch (error) {
      failed++
      console.log(`FAIL  ${name}\n${error instanceof Error ? error.stack : String(error)}`)
    }
  }
} finally {
  webkit.stop()
}
console.log(`${chosen.length - failed} passed, ${failed} failed`)
if (failed > 0 || chosen.length === 0) process.exitCode = 1
