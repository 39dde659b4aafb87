import 'fake-indexeddb/auto'
import { createPinia, setActivePinia } from 'pinia'
import { createApp } from 'vue'
import { expect, it } from 'vitest'
import { makeRouter } from '@/router'

it('an address that is asked for while the first screen is fetched is the one that opens', async () => {
  setActivePinia(createPinia())
  const router = makeRouter()
  createApp({ render: () => null }).use(router)
  location.hash = '#/help#credits'
  await router.isReady()
  expect(router.currentRoute.value).toMatchObject({ name: 'help', hash: '#credits' })
  expect(location.hash).toBe('#/help#credits')
})
