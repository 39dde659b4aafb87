import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNotices } from '@/app/device/notices'
import { usePreferences } from '@/app/device/preferences'
import { sayLastTapOnce } from '@/app/device/sayLastTap'
import { settingsText as text } from '@/text/en/settings'
import { newDevice } from '../../device'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  newDevice()
})
afterEach(() => void vi.unstubAllGlobals())

const said = () => useNotices().list.map((notice) => notice.text)

describe('the first new game says that the last tap settles a step', () => {
  it('once on a device', () => {
    sayLastTapOnce()
    expect(said()).toEqual([text.settling.said])
    newDevice()
    sayLastTapOnce()
    expect(said()).toEqual([])
  })

  it('and its action brings Done back', () => {
    expect(usePreferences().settling).toBe('lastTap')
    sayLastTapOnce()
    useNotices().list[0]?.action?.run()
    expect(usePreferences().settling).toBe('done')
  })

  it('not to whoever has Done', () => {
    usePreferences().settling = 'done'
    sayLastTapOnce()
    expect(said()).toEqual([])
  })
})
