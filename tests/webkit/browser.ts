import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Builder, type WebDriver } from 'selenium-webdriver'

export interface WebKit {
  readonly open: () => Promise<WebDriver>
  readonly stop: () => void
}

const howTo = 'apt-get install webkit2gtk-driver xvfb xauth'

/** WebKitGTK's own small browser, driven through WebDriver on a screen that nobody sees. */
export async function startWebKit(): Promise<WebKit> {
  const binary = miniBrowser()
  const port = await freePort()
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { detached: true, stdio: 'ignore' })
  const stop = () => endGroup(child)
  try {
    await Promise.race([
      answers(`http://127.0.0.1:${port}/status`),
      new Promise((_, failed) => child.once('error', () => failed(new Error(`xvfb-run is missing: ${howTo}`)))),
      new Promise((_, failed) => child.once('exit', (code) => failed(new Error(`WebKitWebDriver ended with ${code}: ${howTo}`)))),
    ])
  } catch (error) {
    stop()
    throw error
  }
  return {
    open: async () =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
        .build(),
    stop,
  }
}

function miniBrowser(): string {
  const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib'].filter((folder) =>
    existsSync(folder),
  )
  const found = libraries
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit2?gtk-/.test(name))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path))
  if (!found) throw new Error(`WebKit's MiniBrowser is missing: ${howTo}`)
  return found
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`WebKitWebDriver did not answer at ${url}`)
}

/** Ends the whole process group: the virtual screen and the driver. */
function endGroup(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null) return
  child.removeAllListeners('exit')
  process.kill(-child.pid)
}
