import 'fake-indexeddb/auto'
import { createPinia, setActivePinia } from 'pinia'
import { createApp } from 'vue'
import { expect, it } from 'vitest'
import { takenLink } from '@/app/live/takenLink'
import { makeRouter } from '@/router'

it.each(['watch', 'join'])('a link with a key leaves the address before anything else is fetched: %s', (door) => {
  setActivePinia(createPinia())
  location.hash = `#/${door}/a-key`
  createApp({ render: () => null }).use(makeRouter())
  expect(location.hash).toBe(`#/${door}`)
  expect(takenLink()).toBe('a-key')
})
