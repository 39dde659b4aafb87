import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Updates } from '@/pwa/update'
import { whenAllSaved } from './unsaved'

/** A new version waits until the storyteller accepts it. The screens decide when to offer it. */
export const useUpdates = defineStore('updates', () => {
  const offered = ref(false)
  const offlineReady = ref(false)
  let updates: Updates | undefined

  // If another window updates before this one listens, this one would be left with files that no longer exist.
  const workers = (globalThis.navigator as Partial<Navigator> | undefined)?.serviceWorker
  if (workers?.controller) workers.addEventListener('controllerchange', () => whenAllSaved(() => location.reload()), { once: true })

  const watch = async () => {
    const { checkOnReturn, watchUpdates } = await import('@/pwa/update')
    updates = watchUpdates({ offered: () => (offered.value = true), offlineReady: () => (offlineReady.value = true) }, undefined, () =>
      whenAllSaved(() => location.reload()),
    )
    checkOnReturn(updates)
  }

  return { offered, offlineReady, watch, accept: () => whenAllSaved(() => updates?.accept()), check: () => updates?.check() }
})
