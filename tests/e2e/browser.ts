import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { bundledBrowser } from './bundledBrowser.ts'
import { useOwnFonts } from './ownFonts.ts'

export interface FoundBrowser {
  readonly path: string
  readonly from: string
}

/** What the search looks at; a test passes its own. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv
  readonly exists: (path: string) => boolean
  readonly playwrights: () => string
  readonly bundled: () => Promise<string | undefined>
}

/** The headless shell first: a full browser draws a window for every tab, which disturbs measurements. */
const onPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser of every test, with the fonts it measures with. */
export function findChromium(): Promise<FoundBrowser> {
  useOwnFonts()
  return searchChromium(here)
}

/** `CHROMIUM_PATH`, then the bundled browser, which is the same for everybody. Without any, it fails and says which command to run. */
export async function searchChromium(around: Surroundings): Promise<FoundBrowser> {
  const { env, exists } = around
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return { path: env.CHROMIUM_PATH, from: 'CHROMIUM_PATH' }
    throw new Error(`CHROMIUM_PATH is set to ${env.CHROMIUM_PATH}, where there is nothing`)
  }

  const bundled = await around.bundled()
  if (bundled) return { path: bundled, from: '@sparticuz/chromium' }

  const own = around.playwrights()
  if (own && exists(own)) return { path: own, from: 'Playwright' }

  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const system = [...onPath.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(exists)
  if (system) return { path: system, from: 'the system' }

  throw new Error(
    'No Chromium for the browser tests. Run one of: npx playwright install chromium · apt-get install chromium-headless-shell · ' +
      'or set CHROMIUM_PATH to one.',
  )
}

export function browserArguments(): string[] {
  const always = [
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters as wide as on a tablet: the headless shell would round each to whole pixels.
    '--font-render-hinting=none',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...always] : always
}

const here: Surroundings = {
  env: process.env,
  exists: (path) => {
    if (!existsSync(path)) return false
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  },
  playwrights: () => {
    try {
      return chromium.executablePath()
    } catch {
      return ''
    }
  },
  bundled: bundledBrowser,
}
