import type { ManifestOptions } from 'vite-plugin-pwa'
import { manifestWords } from './manifestWords.ts'

const ground = '#070a13'

/** One file for all languages: a browser that knows `…_localized` takes the words of its own, any other one the English ones. */
const inAll = (word: keyof typeof manifestWords) => {
  const { en, ...others } = manifestWords[word]
  return { en, others }
}
const shortcut = (word: 'newGame' | 'home', url: string) => {
  const { en, others } = inAll(word)
  return { name: en, name_localized: others, url, icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }] }
}
const described = { description: inAll('description').en, description_localized: inAll('description').others }

/** `id` is told apart from the address, so that a moved app is still the same app. All addresses are relative to the page. */
export const manifest: Partial<ManifestOptions> = {
  id: 'moonrise',
  name: 'Moonrise',
  short_name: 'Moonrise',
  ...described,
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
  shortcuts: [shortcut('newGame', './#/setup'), shortcut('home', './#/')],
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
  // The worker takes it in: src/pwa/sw.ts.
  share_target: {
    action: './share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: ['application/json', '.json', 'text/plain', '.txt'] }],
    },
  },
  file_handlers: [{ action: './#/', accept: { 'application/json': ['.json'] } }],
}
