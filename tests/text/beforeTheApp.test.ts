import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { homeText } from '@/text/en/home'
import { languageOf, offered } from '@/text/languages'
import { manifest } from '../../tools/manifest'
import { manifestWords } from '../../tools/manifestWords'

/** What is said where no script of ours has run: by the system, and by the page alone. */

interface Localized {
  readonly name_localized?: Readonly<Record<string, string>>
  readonly description_localized?: Readonly<Record<string, string>>
}
const others = offered.filter((code) => code !== 'en')

it('the manifest has every language, and calls things as the app does', async () => {
  const { description_localized = {} } = manifest as Localized
  const shortcuts = (manifest.shortcuts as readonly Localized[] | undefined) ?? []
  expect(manifest.description).toBe(manifestWords.description.en)
  expect(Object.keys(description_localized)).toEqual(others)
  for (const { name_localized = {} } of shortcuts) expect(Object.keys(name_localized)).toEqual(others)
  expect(manifest.shortcuts?.[0]?.name).toBe(homeText.newGame)
  for (const code of others) {
    const later = (await (await languageOf(code).load!()).language.later()).later
    expect(shortcuts[0]?.name_localized?.[code]).toBe(later.text.home.newGame)
    // On the screen some words are kept on one line.
    expect(description_localized[code]).toContain(later.text.home.what.replaceAll('\u00a0', ' '))
  }
})

it('the page says in every language why it cannot run', () => {
  const page = readFileSync('index.html', 'utf8')
  for (const part of [/<p class="too-old">[^]*?<\/p>/, /<noscript>[^]*?<\/noscript>/]) {
    const said = part.exec(page)?.[0] ?? ''
    expect(said).toContain('Moonrise needs')
    expect([...said.matchAll(/<span lang="([\w-]+)">[^<\s][^<]+</g)].map(([, tag]) => tag)).toEqual(
      others.map((code) => languageOf(code).tag),
    )
  }
})
