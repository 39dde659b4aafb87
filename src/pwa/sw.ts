import { cleanupOutdatedCaches, createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { cacheNames } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { mend, type Mended } from './mend'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] }

const manifest = self.__WB_MANIFEST
precacheAndRoute(manifest)
cleanupOutdatedCaches()
// Pages and texts that are no part of the app: how a tablet trusts its computer, and the licences.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/\/tablet$/, /\.(txt|crt)$/] }))

/** Not known to every browser yet, nor to the types. */
interface Routing {
  addRoutes?(
    routes: readonly { readonly condition: { readonly urlPattern: string }; readonly source: { readonly cacheName: string } }[],
  ): Promise<void>
}

// What has its version in its name is taken straight from the store, without waking this worker for each file; what is not there is still fetched.
self.addEventListener('install', (event) => {
  const { addRoutes } = event as Routing
  if (addRoutes)
    event.waitUntil(addRoutes.call(event, [{ condition: { urlPattern: './assets/*' }, source: { cacheName: cacheNames.precache } }]))
})

// On the very first visit the page has no worker yet; without a claim its later chunks would still need the network.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const mendStore = async (): Promise<Mended> => {
  const files = manifest.flatMap((entry) => {
    const { href } = new URL(typeof entry === 'string' ? entry : entry.url, self.location.href)
    const key = getCacheKeyForURL(href)
    return key ? [{ key, url: href }] : []
  })
  return mend({ files, store: await caches.open(cacheNames.precache), ask: (url) => fetch(url, { cache: 'reload' }) })
}

self.addEventListener('message', (event) => {
  const type = (event.data as { type?: unknown } | null)?.type
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // Asked by a page that has started. If this version is gone from the server, the next one is worth looking for.
  if (type === 'MEND')
    event.waitUntil(
      mendStore()
        .then(({ missing }) => (missing ? self.registration.update() : undefined))
        .catch(() => undefined),
    )
})
