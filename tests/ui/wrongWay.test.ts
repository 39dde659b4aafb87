import 'fake-indexeddb/auto'
import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { useNotices } from '@/app/device/notices'
import { makeRouter } from '@/router'

it.each([
  ['/nowhere', 'There is no such page. This is the start.'],
  ['/game/none', 'That game isn’t on this device.'],
])('%s leads to the start page, which says why', async (path, why) => {
  setActivePinia(createPinia())
  const router = makeRouter()
  await router.push(path)
  expect(router.currentRoute.value.name).toBe('home')
  await expect.poll(() => useNotices().list.map(({ text }) => text)).toEqual([why])
})
