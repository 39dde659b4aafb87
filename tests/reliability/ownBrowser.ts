import { spawn } from 'node:child_process'
import { chromium, type BrowserContext } from 'playwright'
import { browserArguments, findChromium } from '../e2e/browser.ts'

export interface OwnBrowser {
  readonly context: BrowserContext
  /** Sends SIGKILL to the browser and all its processes. */
  readonly kill: () => Promise<void>
}

/** For the page: what tsx wraps named functions in, also those that are sent there. */
export const named = 'globalThis.__name ??= (named) => named'

/** A browser with its own profile on the disk, started as a child of this process, so that it can be killed and started again. */
export const startBrowser = async (profile: string): Promise<OwnBrowser> => {
  const { path } = await findChromium()
  const child = spawn(
    path,
    [
      ...browserArguments(),
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1180,820',
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const { pid } = child
  const over = new Promise<void>((done) => child.once('exit', () => done()))
  const address = await new Promise<string>((found, failed) => {
    let said = ''
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString()
      const match = /DevTools listening on (ws:\S+)/.exec(said)
      if (match?.[1]) found(match[1])
    })
    child.once('error', failed)
    child.once('exit', (code) => failed(new Error(`the browser ended with ${code}: ${said.slice(-500)}`)))
  })
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (pid === undefined || !context) throw new Error('the browser has no window')
  await context.addInitScript(named)
  return {
    context,
    kill: async () => {
      process.kill(-pid, 'SIGKILL')
      await over
      await browser.close().catch(() => undefined)
    },
  }
}
