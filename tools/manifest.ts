import type { ManifestOptions } from 'vite-plugin-pwa'

const ground = '#070a13'

/** `id` is told apart from the address, so that a moved app is still the same app. All addresses are relative to the page. */
export const manifest: Partial<ManifestOptions> = {
  id: 'moonrise',
  name: 'Moonrise',
  short_name: 'Moonrise',
  description: 'The storyteller’s grimoire for Bad Moon Rising: offline, and it knows the rules.',
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  background_color: ground,
  theme_color: ground,
  categories: ['games', 'entertainment'],
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'New game', url: './#/setup', icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }] },
    { name: 'Home', url: './#/', icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }] },
  ],
  // Two of docs/screens, by their size; tests/e2e/smoke.spec.ts looks whether they still fit.
  screenshots: [
    {
      src: 'screenshots/night-tablet.webp',
      sizes: '1180x820',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'A night: who to wake, and what follows',
    },
    {
      src: 'screenshots/night-phone.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'The same night on a phone',
    },
  ],
  file_handlers: [{ action: './#/', accept: { 'application/json': ['.moonrise.json'] } }],
}
