/** Names what a build really holds: `licences.txt` beside the page, and each font's licence beside the font. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import license, { type Dependency } from 'rollup-plugin-license'
import type { Plugin } from 'vite'

export interface Library {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

const FONTS = 'src/ui/style/fonts'
const APACHE = 'tools/licenceTexts/Apache-2.0.txt'
/** What a bundler adds of its own bears no path; these begin it. */
const helpers: readonly (readonly [start: string, name: string])[] = [
  ['\0vite/', 'vite'],
  ['\0plugin-vue', '@vitejs/plugin-vue'],
  ['\0rolldown/', 'rolldown'],
]

/** The package a module belongs to; undefined for our own. */
export const packageOf = (id: string): string | undefined =>
  helpers.find(([start]) => id.startsWith(start))?.[1] ?? /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1]

/** Beside the build, not in it: what each build is made of, for the tests that compare. */
export const modulesFile = (folder: string): string => join('node_modules/.cache/moonrise', `${basename(folder)}.modules.json`)

/** Both builds of one run: the app, then its worker, which writes the list that it stores for offline. */
export function licences(folder: string): { readonly app: () => Plugin[]; readonly worker: () => Plugin[] } {
  const libraries = new Map<string, Library>()
  const packages = new Set<string>()

  const found = (dependencies: readonly Dependency[]) => {
    for (const dependency of dependencies) {
      const library = libraryOf(dependency)
      libraries.set(`${library.name}@${library.version}`, library)
    }
  }
  const write = () => {
    for (const name of packages)
      if (![...libraries.values()].some((library) => library.name === name)) {
        const helper = helperOf(name)
        libraries.set(`${name}@${helper.version}`, helper)
      }
    writeFileSync(join(folder, 'licences.txt'), textOf([...libraries.values()]))
    mkdirSync('node_modules/.cache/moonrise', { recursive: true })
    writeFileSync(modulesFile(folder), JSON.stringify([...packages].sort()))
  }

  /** Typed for Rollup; Vite runs it as well. */
  const named = (): Plugin => license({ thirdParty: { output: found, multipleVersions: true } }) as unknown as Plugin
  const look = (after: () => void): Plugin => ({
    name: 'moonrise-licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
              const name = renderedLength > 0 ? packageOf(id) : undefined
              if (name) packages.add(name)
            }
        after()
      },
    },
  })
  const fontLicences: Plugin = {
    name: 'moonrise-font-licences',
    apply: 'build',
    generateBundle() {
      for (const file of fontTexts())
        this.emitFile({ type: 'asset', fileName: `assets/${file}`, source: readFileSync(join(FONTS, file), 'utf8') })
    },
  }
  return { app: () => [named(), look(() => undefined), fontLicences], worker: () => [named(), look(write)] }
}

const fontTexts = (): readonly string[] => readdirSync(FONTS).filter((file) => file.startsWith('OFL-'))

/** Packages that leave their licence in their repository. */
const HOCUSPOCUS = 'tools/licenceTexts/hocuspocus.txt'
const textBeside = (name: string | null) => (name?.startsWith('@hocuspocus/') ? readFileSync(HOCUSPOCUS, 'utf8') : null)

function libraryOf({ name, version, license: licence, licenseText: own, noticeText }: Dependency): Library {
  const licenseText = own ?? textBeside(name)
  if (!name || !version || !licence || !licenseText) throw new Error(`${name} ${version} comes without a licence text`)
  // Some packages only point to the Apache licence; it wants its own words to come along.
  const whole = licence === 'Apache-2.0' && !/TERMS AND CONDITIONS/.test(licenseText) ? readFileSync(APACHE, 'utf8') : null
  return { name, version, licence, text: [licenseText, noticeText, whole].filter(Boolean).join('\n\n') }
}

/** A bundler's own licence stands before those of what it is made of, which is not in our build. */
function helperOf(name: string): Library {
  const folder = join('node_modules', name)
  const { version, license: licence } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'version' | 'license',
    string
  >
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (!file) throw new Error(`${name} comes without a licence text`)
  const [text = ''] = readFileSync(join(folder, file), 'utf8').split(/^#+ Licenses? of bundled/m)
  return { name, version, licence, text }
}

const LINE = '-'.repeat(72)

export const textOf = (libraries: readonly Library[]): string =>
  [
    'Moonrise\n\n' + readFileSync('LICENSE', 'utf8').trim(),
    'Icons of characters and states: game-icons.net, by Lorc, Delapouite, Skoll, DarkZaitzev and Sbed,\n' +
      'CC BY 3.0, https://creativecommons.org/licenses/by/3.0/. Recoloured and combined into one file.',
    `Fonts: IM Fell English and Spectral, SIL Open Font License 1.1, beside the fonts:\n${fontTexts()
      .map((file) => `assets/${file}`)
      .join('\n')}`,
    ...[...libraries]
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
      .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text.trim()}`),
  ].join(`\n\n${LINE}\n\n`) + '\n'

/** Back from the text: name, version and licence of each library. */
export const librariesIn = (text: string): readonly (readonly [name: string, version: string, licence: string])[] =>
  text
    .split(LINE)
    .flatMap((part) => [/^(\S+) (\d\S*) \((.+)\)$/m.exec(part.trim().split('\n')[0] ?? '')])
    .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? '', match[3] ?? ''] as const] : []))
