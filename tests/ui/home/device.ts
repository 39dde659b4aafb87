import { flushPromises, mount } from '@vue/test-utils'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { createPinia, setActivePinia } from 'pinia'
import { expect, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { Component } from 'vue'
import { setDevice } from '@/app/device/device'
import { useGame } from '@/app/game/game'
import { forgetSessions } from '@/app/session/sessions'

export const clock = { now: Date.UTC(2026, 2, 12, 20) }

/** An empty device, with nothing kept from the test before. */
export const freshDevice = () => {
  globalThis.indexedDB = new IDBFactory()
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ''
  forgetSessions()
  clock.now = Date.UTC(2026, 2, 12, 20)
  setActivePinia(createPinia())
  setDevice({
    now: () => (clock.now += 1),
    claim: async () => ({ standing: () => 'writer', takeOver: async () => undefined, release: () => undefined }),
  })
}

/** Waits until it is true; fails the test if it never is. */
export const settle = (ready: () => boolean) =>
  vi.waitFor(
    async () => {
      await flushPromises()
      if (!ready()) throw new Error(`Still not so: ${ready.toString()}`)
    },
    { timeout: 60_000, interval: 5 },
  )

/** The game is on the disk and nobody has it open. */
export const putAway = async () => {
  await settle(() => useGame().saving === 'saved')
  expect(useGame().saving).toBe('saved')
  useGame().close()
}

export const show = async (screen: Component, at = '/') => {
  const blank = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: ['/', '/setup', '/reference', '/settings', '/help', '/game/:id'].map((path) => ({ path, component: blank })),
  })
  await router.push(at)
  const page = mount(screen, { attachTo: document.body, global: { plugins: [router] } })
  await flushPromises()
  return { page, router }
}
