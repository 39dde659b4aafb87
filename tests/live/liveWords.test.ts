import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('navigator', { languages: ['de-AT'] })
})
afterEach(() => vi.unstubAllGlobals())

it('what live devices say is spoken in the language of the window, each part when it is asked for', async () => {
  const { speakLive } = await import('@/app/live/liveWords')
  const { liveText } = await import('@/text/en/live')
  const { watchText } = await import('@/text/en/watch')
  const german = { live: (await import('@/text/de/live')).liveText, watch: (await import('@/text/de/watch')).watchText }
  const english = liveText.title
  await speakLive('watch')
  expect(watchText.title).toBe(german.watch.title)
  expect(watchText.lost.server(3)).toBe(german.watch.lost.server(3))
  expect(liveText.title).toBe(english)
  await speakLive('live')
  expect(liveText.title).toBe(german.live.title)
  expect(watchText.title).toBe(german.watch.title)
})

it('words that come before the screen that says them are kept for it', async () => {
  const { speakLive } = await import('@/app/live/liveWords')
  await speakLive('watch', 'live')
  await speakLive('watch')
  const { liveText } = await import('@/text/en/live')
  expect(liveText.title).toBe((await import('@/text/de/live')).liveText.title)
})

it('English fetches nothing more', async () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  const { speakLive } = await import('@/app/live/liveWords')
  await speakLive('live', 'watch')
  const { liveText } = await import('@/text/en/live')
  expect(liveText.title).toBe('Share this game')
})
