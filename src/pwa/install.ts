import { caughtOffer } from './installOffer'

/** Chromium's event, not in the DOM's own types. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export interface Install {
  /** Running from the Home Screen or as an app window. */
  readonly installed: () => boolean
  /** The browser can be asked to install it now. */
  readonly offered: () => boolean
  readonly ask: () => Promise<boolean>
}

/** `earlier`: what the browser offered before anybody asked. */
export function watchInstall(changed: () => void, view: Window = window, earlier: Event | undefined = caughtOffer()): Install {
  let prompt = earlier as InstallPrompt | undefined
  let done = false

  view.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
    changed()
  })
  view.addEventListener('appinstalled', () => {
    prompt = undefined
    done = true
    changed()
  })

  return {
    installed: () => done || runsAsApp(view),
    offered: () => prompt !== undefined,
    ask: async () => {
      const once = prompt
      prompt = undefined
      if (!once) return false
      const { outcome } = await once.prompt()
      changed()
      return outcome === 'accepted'
    },
  }
}

export function runsAsApp(view: Window = window): boolean {
  if ((view.navigator as Navigator & { standalone?: boolean }).standalone) return true
  return ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'].some(
    (mode) => view.matchMedia(`(display-mode: ${mode})`).matches,
  )
}

/** Safari clears a site's storage after a week without a visit, unless it was added to the Home Screen or the Dock. */
export function mayForget(view: Window = window): boolean {
  return isApple(view.navigator) && !runsAsApp(view)
}

/** Where Safari hides the way to install: the share sheet on a touch device, the File menu on a Mac. */
export function safariKind(browser: Navigator = navigator): 'touch' | 'mac' | undefined {
  if (!isApple(browser)) return undefined
  // An iPad calls itself a Macintosh, and no Mac has a touch screen.
  return browser.maxTouchPoints > 1 ? 'touch' : 'mac'
}

// Every browser on iOS and iPadOS is WebKit and shares its rules; `vendor` names them all.
const isApple = (browser: Navigator): boolean => browser.vendor.startsWith('Apple')
