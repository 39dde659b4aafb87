import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Updates } from '@/pwa/update'
import { whenAllSaved } from './unsaved'

/** A new version waits until the storyteller accepts it. The screens decide when to offer it. */
export const useUpdates = defineStore('updates', () => {
  const workers = (globalThis.navigator as Partial<Navigator> | undefined)?.serviceWorker
  const offered = ref(false)
  const offlineReady = ref(Boolean(workers?.controller))
  let updates: Updates | undefined

  /** A worker that is gone is no new version: the browser cleared everything, and this page may hold the last copy of a game. */
  const follow = () => whenAllSaved(() => workers?.controller && location.reload())

  // If another window updates before this one listens, this one would be left with files that no longer exist.
  if (workers?.controller) workers.addEventListener('controllerchange', follow, { once: true })

  const watch = async () => {
    const { checkOnReturn, watchUpdates } = await import('@/pwa/update')
    updates = watchUpdates({ offered: () => (offered.value = true), offlineReady: () => (offlineReady.value = true) }, undefined, follow)
    checkOnReturn(updates)
  }

  return { offered, offlineReady, watch, accept: () => whenAllSaved(() => updates?.accept()), check: () => updates?.check() }
})
