import { describe, expect, it, vi } from 'vitest'
import { mayForget, runsAsApp, safariKind, watchInstall } from '@/pwa/install'
import { catchInstallOffer } from '@/pwa/installOffer'

function view(browser: Partial<Navigator> & { standalone?: boolean }, mode = 'browser'): Window {
  return Object.assign(new EventTarget(), {
    navigator: { vendor: '', maxTouchPoints: 0, ...browser },
    matchMedia: (query: string) => ({ matches: query === `(display-mode: ${mode})` }),
  }) as unknown as Window
}

const ipad = { vendor: 'Apple Computer, Inc.', maxTouchPoints: 5 }
const mac = { vendor: 'Apple Computer, Inc.', maxTouchPoints: 0 }
const chrome = { vendor: 'Google Inc.', maxTouchPoints: 5 }
const firefox = { vendor: '' }

describe('installing', () => {
  it('keeps the browser’s offer until it is asked for', async () => {
    const changed = vi.fn()
    const here = view(chrome)
    const install = watchInstall(changed, here)
    expect(install.offered()).toBe(false)
    expect(await install.ask()).toBe(false)

    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome: 'accepted' as const }),
    })
    here.dispatchEvent(offer)
    expect(offer.defaultPrevented).toBe(true)
    expect(install.offered()).toBe(true)
    expect(changed).toHaveBeenCalledOnce()
    expect(await install.ask()).toBe(true)
    expect(install.offered()).toBe(false)

    expect(install.installed()).toBe(false)
    here.dispatchEvent(new Event('appinstalled'))
    expect(install.installed()).toBe(true)
  })

  it('finds the offer that was made before anybody asked', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    catchInstallOffer()
    vi.unstubAllGlobals()
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome: 'dismissed' as const }),
    })
    page.dispatchEvent(offer)
    expect(offer.defaultPrevented).toBe(true)
    const install = watchInstall(() => undefined, view(chrome))
    expect(install.offered()).toBe(true)
    expect(await install.ask()).toBe(false)
    expect(install.offered()).toBe(false)
  })

  it('knows when it runs as an app', () => {
    expect(runsAsApp(view(chrome))).toBe(false)
    expect(runsAsApp(view(chrome, 'standalone'))).toBe(true)
    expect(runsAsApp(view({ ...ipad, standalone: true }))).toBe(true)
  })

  it('warns of forgetting in Safari, unless installed', () => {
    expect(mayForget(view(ipad))).toBe(true)
    expect(mayForget(view(mac))).toBe(true)
    expect(mayForget(view({ ...ipad, standalone: true }))).toBe(false)
    expect(mayForget(view(mac, 'standalone'))).toBe(false)
    expect(mayForget(view(chrome))).toBe(false)
    expect(mayForget(view(firefox))).toBe(false)
  })

  it('tells an iPad from a Mac', () => {
    expect(safariKind(view(ipad).navigator)).toBe('touch')
    expect(safariKind(view(mac).navigator)).toBe('mac')
    expect(safariKind(view(chrome).navigator)).toBeUndefined()
  })
})
