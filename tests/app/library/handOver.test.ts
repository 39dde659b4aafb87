import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText, shareFile, shareText } from '@/app/library/handOver'

const file = new File(['{}'], 'game.moonrise.json')
afterEach(() => vi.unstubAllGlobals())

describe('handing something over', () => {
  it('copies where nothing can be shared, and says when the device would not', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn(async () => undefined) } })
    expect(await shareText('A game', 'words')).toBe('copied')
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => Promise.reject(new Error('denied')) } })
    expect(await copyText('words')).toBe('refused')
    // A page over plain http.
    vi.stubGlobal('navigator', {})
    expect(await copyText('words')).toBe('refused')
  })

  it('shares where it can, and knows when the storyteller thought better of it', async () => {
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { share, canShare: () => true })
    expect(await shareText('A game', 'words')).toBe('shared')
    expect(await shareFile(file, 'A game')).toBe('shared')
    expect(share).toHaveBeenLastCalledWith({ files: [file], title: 'A game' })
    share.mockRejectedValue(new Error('AbortError'))
    expect(await shareFile(file, 'A game')).toBe('left')
  })

  it('saves a file where files cannot be shared', async () => {
    const click = vi.fn()
    vi.stubGlobal('navigator', { share: vi.fn(), canShare: () => false })
    vi.stubGlobal('document', { createElement: () => ({ click }) })
    expect(await shareFile(file, 'A game')).toBe('saved')
    expect(click).toHaveBeenCalledOnce()
  })
})
