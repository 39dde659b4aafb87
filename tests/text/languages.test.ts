import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KNOWN } from '@/scripts/known'
import type { CharacterWords } from '@/text/characterText'
import { textOf, type LaterWords, type FirstWords } from '@/text/language'
import { wordsOf } from '@/text/wordsOf'
import { languageOf, type LanguageCode } from '@/text/languages'
import { cast } from '../contract/cast'
import { sentences } from '../contract/sentences'
import { faultsOf, faultsOfSentence } from './compare'
import { typeOfExport } from './samples'

/** `-t "de:"` looks at one language alone. A folder may be looked at before it is complete: what is there is compared, and what is missing is named. */

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/text/*/**/*.ts')
const codes = readdirSync('src/text', { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() && each.name !== 'en' ? [each.name] : [],
)
const load = (path: string) => files[`../../${path}`]?.()

/** What English files export as groups of words; functions and types are for the file's own folder. */
const english = await Promise.all(
  Object.keys(files)
    .map((path) => path.replace('../../', ''))
    .filter((path) => path.startsWith('src/text/en/'))
    // Parts of the topic of the setup, compared there as a whole.
    .filter((path) => !/\/en\/setup[A-Z]/.test(path))
    .map(async (path) => ({
      path,
      groups: Object.entries((await load(path)) ?? {}).filter(([, value]) => typeof value === 'object' && value !== null),
    })),
)

const { shared, editions } = sentences()
const known = new Map(KNOWN.map((each) => [each.id as string, each]))

const faultsOfWords = (code: string, path: string, said: ReadonlyMap<string, string>, there: Readonly<Record<string, string>> = {}) =>
  faultsOf(code, path, Object.fromEntries(said), there)

type Editions = Readonly<Record<'bmr' | 'tb', Readonly<Record<string, CharacterWords>>>>
type Parts = Pick<LaterWords, 'names' | 'byHand'> & Pick<FirstWords, 'shared'> & Editions

const partsOf = async (code: string): Promise<Partial<Parts>> =>
  Object.assign(
    {},
    ...(await Promise.all(['names', 'shared', 'bmr', 'tb', 'byHand'].map((name) => load(`src/text/${code}/characters/${name}.ts`)))),
  )

it.each(english)('en: $path is whole with every kind of value', ({ path, groups }) => {
  const faults = groups.flatMap(([name, words]) => faultsOf('en', name, words, words, typeOfExport(path, name)))
  expect(faults.filter((fault) => !/ (is English|has an English word)/.test(fault))).toEqual([])
})

it('finds what is wrong', () => {
  const words = { who: 'Who dies?', dies: '{who} dies', list: ['one', 'two'], icon: 'moon' }
  const right = { who: 'Wer stirbt?', dies: '{who} stirbt', list: ['eins', 'zwei'], icon: 'moon' }
  const find = (there: object) => faultsOf('de', 'x', words, { ...right, ...there }).map((fault) => fault.split(':')[0])
  expect(find({})).toEqual([])
  expect(find({ who: 'Who dies?' })).toEqual(['x.who is English', 'x.who has an English word'])
  expect(find({ who: '' })).toEqual(['x.who is empty'])
  expect(find({ who: undefined })).toEqual(['x.who is missing'])
  expect(find({ dies: 'Jemand stirbt' })).toEqual(['x.dies has not the same values'])
  expect(find({ dies: '{who} {whom} stirbt' })).toEqual(['x.dies has not the same values'])
  expect(find({ dies: '{wer stirbt' })).toEqual(['x.dies has not the same values', 'x.dies has a stray bracket'])
  expect(find({ list: ['eins'] })).toEqual(['x.list.1 is missing'])
  expect(find({ more: 'mehr' })).toEqual(['x.more is too much'])
  expect(find({ 'caption.who': 'Wer?' })).toEqual([])
  expect(find({ 'caption.more': 'mehr' })).toEqual(['x.caption.more is too much'])
  expect(find({ icon: 'mond' })).toEqual(['x.icon must stay as it is'])
  const night = typeOfExport('src/text/en/night.ts', 'nightText')
  const wake = (there: unknown) => faultsOf('de', 'x', { wake: (who: string) => `Wake ${who}` }, { wake: there }, night)[0]
  expect(wake((who: string) => `${who} wecken`)).toBeUndefined()
  expect(wake(() => 'Wecken')).toMatch(/^x\.wake loses or adds a value/)
  expect(wake((who: string) => `Wake ${who}`)).toMatch(/^x\.wake is English/)
})

describe.each(codes)('%s:', (code) => {
  const complete = existsSync(`src/text/${code}/index.ts`)

  it.each(english.filter(({ groups }) => groups.length))('$path', async ({ path, groups }) => {
    const there = await load(path.replace('/en/', `/${code}/`))
    if (!there && !complete) return
    expect(groups.flatMap(([name, words]) => faultsOf(code, name, words, there?.[name], typeOfExport(path, name)))).toEqual([])
  })

  it('names every published character', async () => {
    const { names = {}, bmr = {}, tb = {} } = await partsOf(code)
    const named = [...Object.entries(names), ...Object.entries({ ...bmr, ...tb }).map(([id, { name = '' }]) => [id, name] as const)]
    expect(named.map(([id, name]) => (name.trim() ? id : undefined)).sort()).toEqual([...known.keys()].sort())
  })

  it.each([...editions.keys()])('%s: every character says everything', async (edition) => {
    const all = (await partsOf(code))[edition as 'bmr' | 'tb']
    if (!all && !complete) return
    const faults = [...(editions.get(edition) ?? [])].flatMap(([id, said]) => [
      ...faultsOf(code, `${id}.ability`, cast.find((each) => each.id === id)?.ability, all?.[id]?.ability),
      ...faultsOfWords(code, id, said, all?.[id]?.words),
    ])
    expect(faults).toEqual([])
  })

  it('says what characters share', async () => {
    const parts = await partsOf(code)
    if (!parts.shared && !complete) return
    expect(faultsOfWords(code, 'shared', shared, parts.shared)).toEqual([])
  })

  it('says of characters played by hand only what is theirs', async () => {
    const { byHand = {} } = await partsOf(code)
    const faults = Object.entries(byHand).flatMap(([id, { ability, words }]) => {
      const there = known.get(id)
      const tokens = there ? [...new Set([...there.tokens, ...there.anywhere])] : []
      return there
        ? [
            ...faultsOfSentence(code, there.ability, ability),
            ...faultsOfWords(code, id, new Map(tokens.map((token) => [token, token])), words),
          ]
        : [`nobody is called ${id}`]
    })
    expect(faults).toEqual([])
  })

  it('has the ability of every published character, where it is offered', async () => {
    const { byHand = {}, bmr = {}, tb = {} } = await partsOf(code)
    if (complete) expect(Object.keys({ ...byHand, ...bmr, ...tb }).sort()).toEqual([...known.keys()].sort())
  })

  it('has the page for a tablet, with all its parts', () => {
    const page = `server/tablet/tablet.${code}.html`
    if (!existsSync(page) && !complete) return
    const skeleton = (file: string) =>
      readFileSync(file, 'utf8')
        .match(/<\/?\w+|\bid="[^"]*"|\{\{\w+\}\}|\bhref="[^"]*"/g)
        ?.sort()
    expect(skeleton(page)).toEqual(skeleton('server/tablet/tablet.html'))
    expect(readFileSync(page, 'utf8')).toContain(`<html lang="${languageOf(code as LanguageCode).tag}">`)
  })

  it('is offered when it is complete, and only then', async () => {
    const { load: offered } = languageOf(code as LanguageCode)
    expect(offered !== undefined).toBe(complete)
    const language = (await offered?.())?.language
    const live = language && { live: (await language.live()).liveText, watch: (await language.watch()).watchText }
    const text = language && textOf({ ...(await wordsOf(language)), ...(live ? { live } : {}) })
    for (const { path, groups } of complete ? english : [])
      for (const [name] of groups.filter(() => !path.includes('/core/')))
        expect(Object.values(text ?? {}), name).toContain((await load(path.replace('/en/', `/${code}/`)))?.[name])
  })
})
