/** `npm start`: the app on this computer and, unless `HOST` says otherwise, on the local network. */
import { computerName, homeAddresses, nameIsKnown } from './addresses.ts'
import { configFolder } from './configFolder.ts'
import { startHome, type Home } from './home.ts'
import { liveFrom } from './live/liveFrom.ts'
import { keptAuthority } from './keptAuthority.ts'
import { packAhead } from './packing.ts'
import { serve } from './serve.ts'
import { fingerprint, tabletRoute } from './tablet/route.ts'
import { movedTo, welcome } from './welcome.ts'
import { wordsFor } from './words/wordsFor.ts'

const { env } = process
const words = wordsFor()
const folder = env.DIST ?? 'dist'
const host = env.HOST || undefined
const port = portFrom('PORT', 4173)
const securePort = portFrom('HTTPS_PORT', 4443)

async function start() {
  if (host && /^(localhost|127\.|::1$)/.test(host)) {
    const { url } = await serve({ folder, port, live: await liveFrom(env) })
    return console.log(words.at(url))
  }
  const computer = computerName()
  const authority = await keptAuthority(configFolder(), computer, Date.now())
  const addresses = () => (host && host !== '0.0.0.0' && host !== '::' ? [host] : homeAddresses())
  const moved = (now: readonly string[]) => console.log(movedTo(words, now, home.ports, `${computer}.local`))
  const home: Home = await startHome({
    folder,
    port,
    securePort,
    host,
    computer,
    authority,
    addresses,
    moved,
    live: await liveFrom(env),
    routes: (home) => [tabletRoute(home, authority.file)],
  })
  const nameKnown = await nameIsKnown(`${computer}.local`)
  console.log(
    welcome(
      words,
      { computer, nameKnown, addresses: addresses(), ports: home.ports, fingerprint: fingerprint(home) },
      authority,
      process.stdout.isTTY,
    ),
  )
}

// A folder that is being built anew is no fault: what is missing here is packed when it is asked for.
start()
  .then(() => packAhead(folder).catch(() => undefined))
  .catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') console.error(words.taken([port, securePort], 'PORT=4200 HTTPS_PORT=4444 npm start'))
    else if (error.code === 'EADDRNOTAVAIL') console.error(words.noAddress(host ?? ''))
    else console.error(error)
    process.exitCode = 1
  })

function portFrom(name: string, usual: number): number {
  const port = Number(env[name] || usual)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  console.error(words.noPort(name, env[name] ?? ''))
  process.exit(1)
}
