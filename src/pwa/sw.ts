import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { mend, type Mended } from './mend'
import { keepShared } from './shared'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] }

const stored = new PrecacheController()
stored.addToCacheList(self.__WB_MANIFEST)
registerRoute(new PrecacheRoute(stored))
cleanupOutdatedCaches()
// Pages and texts that are no part of the app: how a tablet trusts its computer, the short address for a TV, live rooms, and the licences.
registerRoute(new NavigationRoute(stored.createHandlerBoundToURL('index.html'), { denylist: [/\/(tablet|tv|live)$/, /\.(txt|crt)$/] }))

const { cacheName } = stored.strategy

/** Workbox stores one file after the other. Here all are asked for at once; those that the page needs itself come first. */
const storeMissing = async (ask: (url: string, isVersioned: boolean) => Promise<Response>): Promise<Mended> => {
  const files = [...stored.getURLsToCacheKeys()].map(([url, key]) => ({ url, key }))
  return mend({ files, store: await caches.open(cacheName), ask: ({ url, key }) => ask(url, key === url) })
}

/** What has its version in its name may be in the browser's cache already. */
const storeAll = async (): Promise<void> => {
  const { missing } = await storeMissing((url, isVersioned) =>
    fetch(url, { cache: isVersioned ? 'default' : 'reload', priority: 'low' } as RequestInit),
  )
  if (missing) throw new Error(`${missing} files could not be stored`)
}

/** Not known to every browser yet, nor to the types. */
interface Routing {
  addRoutes?(
    routes: readonly { readonly condition: { readonly urlPattern: string }; readonly source: { readonly cacheName: string } }[],
  ): Promise<void>
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeAll())
  // What has its version in its name is taken straight from the store, without waking this worker for each file; what is not there is still fetched.
  const { addRoutes } = event as Routing
  if (addRoutes) event.waitUntil(addRoutes.call(event, [{ condition: { urlPattern: './assets/*' }, source: { cacheName } }]))
})

/** From the share sheet of the installed app; the address is that of `share_target` in the manifest. */
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method !== 'POST' || !url.endsWith('/share')) return
  const toScripts = () => Response.redirect('./#/scripts', 303)
  event.respondWith(
    event.request
      .formData()
      .then((form) => keepShared(form, caches))
      .then(toScripts, toScripts),
  )
})

self.addEventListener('activate', (event) => {
  void stored.activate(event)
  // On the very first visit the page has no worker yet; without a claim its later chunks would still need the network.
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', (event) => {
  const type = (event.data as { type?: unknown } | null)?.type
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // Asked by a page that has started. If this version is gone from the server, the next one is worth looking for.
  if (type === 'MEND')
    event.waitUntil(
      storeMissing((url) => fetch(url, { cache: 'reload' }))
        .then(({ missing }) => (missing ? self.registration.update() : undefined))
        .catch(() => undefined),
    )
})
