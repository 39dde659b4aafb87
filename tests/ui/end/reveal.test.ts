import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { forgetReveal } from '@/app/cards/revealed'
import RevealStage from '@/ui/end/RevealStage.vue'
import { clearTable, dayTable } from '../fixtures/table'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly seen: (entries: unknown[]) => void) {}
      observe() {
        this.seen([{ contentRect: { width: 1000, height: 700 } }])
      }
      disconnect() {
        /* nothing to stop */
      }
    },
  )
})
afterEach(() => {
  clearTable()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const stage = async () => {
  const page = mount(RevealStage)
  await nextTick()
  const find = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)]
  return {
    page,
    turned: () => find('[data-reveal][aria-pressed="true"]').length,
    tap: async (selector: string) => {
      find(selector)[0]?.click()
      await nextTick()
    },
    order: () => find('.segment [aria-pressed="true"]').map((each) => each.textContent),
  }
}

describe('the reveal', () => {
  it('goes on where it was after a reload, and begins anew once it was left', async () => {
    const { game } = await dayTable('sailor innkeeper gambler courtier assassin lunatic zombuul')
    game.dispatch({ type: 'endGame', winner: 'good' })
    const first = await stage()
    await first.tap('.segment button')
    for (let n = 0; n < 3; n++) await first.tap('[data-act="reveal-next"]')
    const order = first.order()
    expect(first.turned()).toBe(3)
    first.page.unmount()

    const after = await stage()
    expect([after.turned(), after.order()]).toEqual([3, order])
    await after.tap('[data-act="leave-reveal"]')
    after.page.unmount()
    const anew = await stage()
    expect(anew.turned()).toBe(0)
    anew.page.unmount()
  })

  it('of another game shows nothing, and a deleted game leaves nothing behind', async () => {
    const { game } = await dayTable('sailor innkeeper gambler courtier assassin lunatic zombuul')
    game.dispatch({ type: 'endGame', winner: 'good' })
    localStorage.setItem('moonrise:reveal', JSON.stringify({ game: 'another', order: 'clockwise', shown: ['s1'] }))
    const page = await stage()
    expect(page.turned()).toBe(0)
    page.page.unmount()
    forgetReveal('another')
    expect(localStorage.getItem('moonrise:reveal')).toBeNull()
  })
})
