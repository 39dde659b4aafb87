/** `npm run test:hosting [-- WORD]`: what needs programs of the system (caddy, certutil, WebKit) or root, so it runs in CI only. */
import { caddyWorks } from './caddy.ts'
import { chromiumTrusts, webkitTrusts } from './stores.ts'

const checks: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'caddy serves the app with our Caddyfile': caddyWorks,
  'Chromium trusts the authority in its store': chromiumTrusts,
  'WebKit trusts the authority in the system’s store': webkitTrusts,
}

const word = process.argv[2] ?? ''
const chosen = Object.entries(checks).filter(([name]) => name.toLowerCase().includes(word.toLowerCase()))
for (const [name, check] of chosen) {
  const started = Date.now()
  try {
    await check(process.env.DIST ?? 'dist')
    console.log(`ok    ${name} (${Date.now() - started} ms)`)
  } catch (error) {
    console.log(`FAIL  ${name}\n${error instanceof Error ? error.stack : String(error)}`)
    process.exitCode = 1
  }
}
if (chosen.length === 0) process.exitCode = 1
