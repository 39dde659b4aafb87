import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNotices } from '@/app/device/notices'

beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
})
afterEach(() => vi.useRealTimers())

describe('notices', () => {
  it('go by themselves; those with an action stay longer, and some until dismissed', () => {
    const notices = useNotices()
    notices.show('plain')
    notices.show('with a way back', { action: { label: 'Undo', run: () => undefined } })
    notices.show('important', { stays: true })
    vi.advanceTimersByTime(6_500)
    expect(notices.list.map(({ text }) => text)).toEqual(['with a way back', 'important'])
    vi.advanceTimersByTime(6_500)
    expect(notices.list.map(({ text }) => text)).toEqual(['important'])
    notices.dismiss(notices.list[0]!.id)
    expect(notices.list).toEqual([])
  })

  it('replace each other within a kind, and act once', () => {
    const notices = useNotices()
    const run = vi.fn()
    notices.show('first', { kind: 'import' })
    notices.show('second', { kind: 'import', action: { label: 'Open', run } })
    expect(notices.list.map(({ text }) => text)).toEqual(['second'])
    notices.act(notices.list[0]!)
    expect(run).toHaveBeenCalledOnce()
    expect(notices.list).toEqual([])
  })

  it('are spoken, the same words twice too', () => {
    const notices = useNotices()
    notices.show('Nothing was saved')
    expect(notices.spoken).toBe('Nothing was saved')
    notices.show('Nothing was saved')
    expect(notices.spoken.trim()).toBe('Nothing was saved')
    expect(notices.spoken).not.toBe('Nothing was saved')
    vi.advanceTimersByTime(6_500)
    expect(notices.spoken, 'once they have gone').toBe('')
  })
})
