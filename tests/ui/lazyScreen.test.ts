import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { watchForNotices } from '@/app/start/appNotices'
import { lazyScreen } from '@/app/start/lazyScreen'
import { useNotices } from '@/app/device/notices'
import { appText } from '@/text/en/app'

beforeEach(() => {
  setActivePinia(createPinia())
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const sheet = () => {
  let online = false
  const Sheet = lazyScreen(() =>
    online ? Promise.resolve({ default: defineComponent(() => () => h('p', 'here')) }) : Promise.reject(new Error()),
  )
  const open = ref(false)
  const page = mount(defineComponent(() => () => (open.value ? h(Sheet, { onClose: () => (open.value = false) }) : undefined)))
  const tap = async () => {
    open.value = true
    await flushPromises()
  }
  return { page, open, tap, goOnline: () => (online = true) }
}
const said = () => useNotices().list.map(({ text }) => text)

it('a sheet that cannot be fetched says so, and the next tap tries again', async () => {
  watchForNotices()
  const { page, open, tap, goOnline } = sheet()
  await tap()
  expect([said(), open.value]).toEqual([[appText.missing], false])
  useNotices().dismissKind('missing')
  // Nobody waits for it: nothing is said.
  await vi.advanceTimersByTimeAsync(3_500)
  expect(said()).toEqual([])
  await tap()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([said(), open.value]).toEqual([[appText.missing], false])
  goOnline()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.text()).toBe('')
  await tap()
  expect([page.text(), open.value]).toEqual(['here', true])
})

it('a part of the page that cannot be closed comes by itself', async () => {
  watchForNotices()
  let online = false
  const Part = lazyScreen(() =>
    online ? Promise.resolve({ default: defineComponent(() => () => h('p', 'here')) }) : Promise.reject(new Error()),
  )
  const page = mount(defineComponent(() => () => h('div', h(Part))))
  await flushPromises()
  expect(said()).toEqual([appText.missing])
  useNotices().dismissKind('missing')
  await vi.advanceTimersByTimeAsync(3_000)
  online = true
  await vi.advanceTimersByTimeAsync(1_000)
  await flushPromises()
  expect([said(), page.text()]).toEqual([[], 'here'])
})
