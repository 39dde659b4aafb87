import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import HoldRing from '@/ui/parts/HoldRing.vue'

beforeEach(() => {
  document.body.replaceChildren()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  // A hold waits for the next press; the next test shares this window.
  dispatchEvent(new Event('pointerdown'))
})

/** A screen that is left by holding, with a button beneath. */
const held = async (start: string, init?: object) => {
  const beneath = document.createElement('button')
  const pressed = vi.fn()
  beneath.addEventListener('click', pressed)
  document.body.append(beneath)
  const page = mount(HoldRing, { props: { label: 'Hold' }, attachTo: document.body })
  await page.get('button').trigger(start, init)
  vi.advanceTimersByTime(1000)
  expect(page.emitted('held')).toHaveLength(1)
  page.unmount()
  return { beneath, pressed }
}
const send = (to: HTMLElement, type: string, init: KeyboardEventInit = {}) =>
  to.dispatchEvent(
    type.startsWith('key')
      ? new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init })
      : new MouseEvent(type, { bubbles: true, cancelable: true }),
  )

it('the finger that lifts after a completed hold presses nothing beneath, however late its click comes', async () => {
  const { beneath, pressed } = await held('pointerdown')
  vi.advanceTimersByTime(5000)
  send(beneath, 'pointerup')
  vi.advanceTimersByTime(400)
  send(beneath, 'click')
  expect(pressed).not.toHaveBeenCalled()
})

it('the next press counts', async () => {
  const { beneath, pressed } = await held('pointerdown')
  send(beneath, 'pointerup')
  send(beneath, 'click')
  send(beneath, 'pointerdown')
  send(beneath, 'pointerup')
  send(beneath, 'click')
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('a click without a press, as a screen reader makes it, counts soon after', async () => {
  const { beneath, pressed } = await held('pointerdown')
  send(beneath, 'pointerup')
  vi.advanceTimersByTime(1500)
  send(beneath, 'click')
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('a key that is still down repeats into nothing', async () => {
  const { beneath } = await held('keydown', { key: 'Enter' })
  expect(send(beneath, 'keydown', { key: 'Enter', repeat: true })).toBe(false)
  expect(send(beneath, 'keyup', { key: 'Enter' })).toBe(false)
  expect(send(beneath, 'keydown', { key: 'Enter' })).toBe(true)
})
