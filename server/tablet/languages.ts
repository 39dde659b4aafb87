import { readdirSync } from 'node:fs'

/** As their readers write them. */
const names: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', zh: '简体中文' }

/** `tablet.html` is English; each other language has a page with its code. */
const codes = [
  'en',
  ...readdirSync(new URL('.', import.meta.url)).flatMap((file) => /^tablet\.(\w\w)\.html$/.exec(file)?.[1] ?? []),
].filter((code) => names[code])

/** The language that was tapped, or the first of the device's that there is a page in. */
export const pageIn = (url: string, accepted: string): string => {
  const asked = new URLSearchParams(url.split('?')[1]).get('lang')
  const wanted = [asked ?? '', ...accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())]
  return wanted.find((code) => codes.includes(code)) ?? 'en'
}

/** Links to the same page in every other language. */
export const switches = (code: string): string => {
  const links = codes.filter((each) => each !== code).map((each) => `<a href="/tablet?lang=${each}" lang="${each}">${names[each]}</a>`)
  return links.length ? `<nav class="acts">${links.join(' ')}</nav>` : ''
}
