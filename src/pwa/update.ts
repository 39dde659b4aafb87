import { Workbox } from 'workbox-window'

export interface UpdateCalls {
  /** A new version is installed and waits; nothing changes until `accept`. */
  readonly offered: () => void
  /** First visit: everything is stored, so the app works offline. */
  readonly offlineReady?: () => void
}

export interface Updates {
  readonly accept: () => void
  readonly check: () => Promise<void>
}

type Registrar = Pick<Workbox, 'register' | 'update' | 'messageSkipWaiting' | 'addEventListener'>

const HOUR = 3_600_000
const FIRST_PAUSE = 10_000

export function watchUpdates(
  calls: UpdateCalls,
  worker: Registrar | undefined = ourWorker(),
  reload: () => void = () => location.reload(),
): Updates {
  if (!worker) return { accept: () => undefined, check: async () => undefined }

  // workbox-window decides `isUpdate` once, at registration. A page that was claimed on its first visit
  // and is updated hours later would never reload, so a second change of worker counts as an update too.
  let controlled = false
  worker.addEventListener('controlling', (event) => {
    if (event.isUpdate || controlled) reload()
    controlled = true
  })
  worker.addEventListener('waiting', () => calls.offered())
  let tries = 0
  worker.addEventListener('activated', (event) => {
    // The library takes a second try for the work of another page.
    if (!event.isUpdate && (!event.isExternal || tries > 1)) calls.offlineReady?.()
  })
  /** On a first visit one file that does not arrive undoes the installation, and the browser would try again only at the next start. */
  const register = async () => {
    tries += 1
    const registration = await worker.register()
    const first = registration?.active ? undefined : registration?.installing
    first?.addEventListener('statechange', () => {
      if (first.state === 'redundant') setTimeout(again, FIRST_PAUSE * 2 ** (tries - 1))
    })
  }
  // Refused in private windows and on plain http: the app then simply needs its server.
  const again = () => void register().catch(() => undefined)
  again()

  return {
    accept: () => worker.messageSkipWaiting(),
    // Fails offline, which is fine.
    check: () => worker.update().catch(() => undefined),
  }
}

/** An installed app may stay open for weeks, and a browser only looks for a new version when a page loads. */
export function checkOnReturn(updates: Updates, page: Document = document, now: () => number = Date.now): () => void {
  let last = now()
  askToMend()
  const look = () => {
    if (page.visibilityState !== 'visible' || now() - last < HOUR) return
    last = now()
    void updates.check()
    askToMend()
  }
  page.addEventListener('visibilitychange', look)
  return () => page.removeEventListener('visibilitychange', look)
}

/** The worker looks whether it still has every file of this version. */
const askToMend = (): void =>
  (globalThis.navigator as Partial<Navigator> | undefined)?.serviceWorker?.controller?.postMessage({ type: 'MEND' })

/** Relative, so that the app works from any path of any host. */
function ourWorker(): Registrar | undefined {
  return 'serviceWorker' in navigator ? new Workbox('./sw.js', { scope: './' }) : undefined
}
