import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { mayForget, safariKind, watchInstall } from '@/pwa/install'

/** Adding Moonrise to the device, and whether this browser may clear its games. */
export const useInstall = defineStore('install', () => {
  const beat = ref(0)
  const install = watchInstall(() => (beat.value += 1))
  const now = <T>(read: () => T) => computed(() => (beat.value, read()))

  return {
    installed: now(install.installed),
    /** The browser can be asked. */
    offered: now(install.offered),
    /** Safari outside the Home Screen clears what was not visited for a week. */
    mayForget: now(mayForget),
    /** Where Safari hides the way to install it. */
    safari: safariKind(),
    ask: install.ask,
  }
})
