import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useNotices } from '@/app/device/notices'
import { liveNotices } from '@/app/live/liveNotices'
import { liveText } from '@/text/en/live'

beforeEach(() => setActivePinia(createPinia()))
const shown = () => useNotices().list.map(({ text }) => text)

describe('what is said about other devices', () => {
  it('a question leaves the screen when it is settled, whoever asked', () => {
    const say = liveNotices()
    const allow = vi.fn()
    say.asks({ device: 'other', kind: 'ipad', said: 0, at: 0 }, allow)
    expect(useNotices().list[0]?.action?.label).toBe(liveText.allow)
    say.answered()
    expect(shown()).toEqual([])
    say.asked()
    say.noAnswer(allow)
    expect(shown()).toEqual([liveText.noAnswer])
    say.answered()
    expect(shown()).toEqual([])
    expect(allow).not.toHaveBeenCalled()
  })

  it('a branch and a doubtful server stay when a question is settled', () => {
    const say = liveNotices()
    say.overtaken(2, () => undefined)
    say.older()
    say.answered()
    expect(shown()).toEqual([liveText.overtaken(2), liveText.older])
  })

  it('a server without room is told of until it has some', () => {
    const say = liveNotices()
    say.trouble('full')
    expect(shown()).toEqual([liveText.state.full])
    say.trouble(undefined)
    expect(shown()).toEqual([])
  })
})
