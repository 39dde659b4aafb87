/** Weighs the build. Every file it ships falls under exactly one line below; a line over its limit, or a file under none, fails. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { manifestFile } from './buildManifest.ts'
import { TOGETHER } from './joinFiles.ts'

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type BuildManifest = Readonly<Record<string, Chunk>>

export interface Line {
  readonly what: string
  /** Thousands of bytes as transferred (Brotli, as `npm start` and every usual host send them); none means it is only told. */
  readonly limit?: number
  /** Needed before a restored game can be used. */
  readonly atStart?: true
  readonly holds: (file: string, early: ReadonlySet<string>) => boolean
}

/** Thousands of bytes of all that is needed before a restored game can be used. */
const AT_START = 165

/** Of what English needs: a start in any other language. */
const OTHER_LANGUAGES = 1.1

/** What must be there before a grimoire can be used: the first file, the grimoire with its night, and the characters of one script. */
const FIRST = ['moonrise', 'grimoire']
/** `known` is the list of all published characters: a game loads it only for a script that needs it. */
const isScript = (key: string) => /^src\/scripts\/(?!known\/)[\w-]+\/index\.ts$/.test(key)

/** The gradients of the tokens lie inside the page; they are weighed with the icons. */
const SPRITE = 'index.html#sprite'
const spriteOf = (page: string): string => /<svg class="moon-sprite"[\s\S]*?<\/svg>(?=\s*<\/body>)/.exec(page)?.[0] ?? ''

/** Lazy, and only where a server has live rooms. */
const isTogether = (file: string): boolean => TOGETHER.some((name) => file.startsWith(`assets/${name}`))
/** Of those, what they say in another language. A device needs one language. */
const foreignWords = (file: string) => /^assets\/together-(?<code>\w\w)-(?<topic>live|watch)-/.exec(file)?.groups
const TOGETHER_LIMIT = 65
/** What a TV or a player's phone needs: the door, and the town behind it. */
const FOLLOWER = ['together-start', 'watch']
const FOLLOWER_LIMIT = 45

export const lines: readonly Line[] = [
  { what: 'what live devices say in other languages', holds: (file) => foreignWords(file) !== undefined },
  { what: 'live devices, where a server has rooms for them', limit: TOGETHER_LIMIT, holds: isTogether },
  { what: 'icons', limit: 12, atStart: true, holds: (file) => file === SPRITE || /^assets\/icons-[^/]*\.js$/.test(file) },
  { what: 'JavaScript before the grimoire', limit: 118, atStart: true, holds: (file, early) => file.endsWith('.js') && early.has(file) },
  {
    what: 'style and page',
    limit: 12.5,
    atStart: true,
    holds: (file, early) => file === 'index.html' || (file.endsWith('.css') && early.has(file)),
  },
  {
    what: 'letters of other alphabets, when a name needs them',
    limit: 60,
    holds: (file) => /\/spectral-\d+-(ext|cyr)-[^/]*\.woff2$/.test(file),
  },
  { what: 'text fonts', limit: 26, atStart: true, holds: (file) => /\/spectral-(500|600)-[^/]*\.woff2$/i.test(file) },
  { what: 'title fonts, italics and art', limit: 75, holds: (file) => /^assets\/.*\.(woff2|svg|png)$/.test(file) },
  { what: 'JavaScript and style on the way', holds: (file) => /^assets\/.*\.(js|css)$/.test(file) },
  { what: 'service worker', limit: 8, holds: (file) => file === 'sw.js' },
  { what: 'app icons and manifest', limit: 100, holds: (file) => /^(icons\/.*\.png|icon\.svg|manifest\.webmanifest)$/.test(file) },
  { what: 'licences', limit: 12, holds: (file) => file === 'licences.txt' || /^assets\/OFL-[^/]*\.txt$/.test(file) },
  { what: 'headers for static hosts', limit: 2, holds: (file) => file === '_headers' || file === '.htaccess' },
  { what: 'install pictures', holds: (file) => /^(screenshots|splash)\//.test(file) },
]

/** The first screens with all they import at once; what they import lazily comes later. Of the scripts, the heaviest. */
export function earlyFiles(manifest: BuildManifest, weightOf: (file: string) => number): ReadonlySet<string> {
  const keys = Object.keys(manifest)
  const starts = FIRST.map((name) => keys.find((key) => manifest[key]?.name === name))
  const weight = (key: string) => weightOf(manifest[key]?.file ?? '')
  const [script] = keys.filter(isScript).sort((a, b) => weight(b) - weight(a))
  for (const key of [...starts, script]) {
    if (key === undefined) throw new Error('The grimoire or the scripts have no files of their own; tell tools/size.ts')
  }
  return filesOf(
    manifest,
    [...starts, script].flatMap((key) => key ?? []),
  )
}

/** These files with all they import at once. */
function filesOf(manifest: BuildManifest, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    chunk.css?.forEach((file) => files.add(file))
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return files
}

/** What a start in another language needs beside the English files: its first words, and those of the edition with the most. */
export function startIn(manifest: BuildManifest, weightOf: (file: string) => number): ReadonlyMap<string, number> {
  const chunksOf = (pattern: RegExp) =>
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const code = pattern.exec(key)?.[1]
      return code === undefined ? [] : [{ code, weight: weightOf(file) }]
    })
  const editions = chunksOf(/^src\/text\/(\w+)\/characters\/(?:bmr|tb)\.ts$/)
  return new Map(
    chunksOf(/^src\/text\/(\w+)\/index\.ts$/).map(({ code, weight }) => [
      code,
      weight + Math.max(...editions.filter((edition) => edition.code === code).map((edition) => edition.weight)),
    ]),
  )
}

/** All that live devices fetch, and a town follower of it, each in the language with the longest words. */
export function liveWeights(manifest: BuildManifest, early: ReadonlySet<string>, weightOf: (file: string) => number) {
  const keysOf = (name: string) => Object.keys(manifest).filter((key) => manifest[key]?.name === name)
  const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + weightOf(file), 0)
  const files = [...filesOf(manifest, Object.keys(manifest))]
  const words = files.flatMap((file) => {
    const found = foreignWords(file)
    return found ? [{ code: found['code'] ?? '', topic: found['topic'] ?? '', weight: weightOf(file) }] : []
  })
  /** Of the language with the most. */
  const most = (topics: readonly string[]) =>
    Math.max(
      0,
      ...words.map(({ code }) =>
        words.filter((each) => each.code === code && topics.includes(each.topic)).reduce((all, { weight }) => all + weight, 0),
      ),
    )
  // What follows every start is there anyway.
  const started = filesOf(manifest, keysOf('start'))
  const follower = [...filesOf(manifest, FOLLOWER.flatMap(keysOf))].filter((file) => !early.has(file) && !started.has(file))
  return {
    missing: [...FOLLOWER.filter((name) => !keysOf(name).length), ...(words.length ? [] : ['together-de-live'])],
    told: [
      [
        'live devices, with their words in one more language',
        sum(files.filter((file) => isTogether(file) && !foreignWords(file))) + most(['live', 'watch']),
        TOGETHER_LIMIT,
      ],
      ['of all, for one who follows the town, with one more language', sum(follower) + most(['watch']), FOLLOWER_LIMIT],
    ] as const,
  }
}

/** What the page itself asks for, whatever the manifest says. */
export const linkedBy = (page: string): readonly string[] =>
  // Of the scripts only the one of the game is fetched; the heaviest is weighed above.
  [...page.replace(/<link data-early="[\w-]+"[^>]*>/g, '').matchAll(/(?:href|src)="\.\/(assets\/[^"]+\.(?:css|js))"/g)].flatMap(
    ([, file]) => file ?? [],
  )

const transferred = (file: string, bytes: Buffer) => (/\.(woff2|png)$/.test(file) ? bytes.length : brotliCompressSync(bytes).length)

function weigh(folder: string) {
  const manifest = JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as BuildManifest
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const weightOf = (file: string) => transferred(file, readFileSync(join(folder, file)))
  const early = new Set([...earlyFiles(manifest, weightOf), ...linkedBy(page)])
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(folder.replaceAll(sep, '/'), join(entry.parentPath, entry.name).replaceAll(sep, '/')))

  const totals = new Map<Line, number>()
  const stray: string[] = []
  const add = (file: string, bytes: Buffer) => {
    const line = lines.find((each) => each.holds(file, early))
    if (!line) stray.push(file)
    else totals.set(line, (totals.get(line) ?? 0) + transferred(file, bytes))
  }
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    const drawn = file === 'index.html' ? spriteOf(bytes.toString()) : ''
    if (drawn) add(SPRITE, Buffer.from(drawn))
    add(file, drawn ? Buffer.from(bytes.toString().replace(drawn, '')) : bytes)
  }

  const over = lines.filter((line) => line.limit !== undefined && (totals.get(line) ?? 0) > line.limit * 1000)
  for (const line of lines) {
    const kilobytes = ((totals.get(line) ?? 0) / 1000).toFixed(1).padStart(7)
    const limit = line.limit === undefined ? '' : ` of ${line.limit}`
    console.log(`${kilobytes}${limit.padEnd(8)} kB  ${line.what}${over.includes(line) ? '  ← too much' : ''}`)
  }
  const start = lines.reduce((sum, line) => sum + (line.atStart ? (totals.get(line) ?? 0) : 0), 0)
  console.log(`${(start / 1000).toFixed(1).padStart(7)}${` of ${AT_START}`.padEnd(8)} kB  in all before the grimoire`)
  const inOthers = startIn(manifest, weightOf)
  const most = (start * OTHER_LANGUAGES) / 1000
  for (const [code, more] of inOthers)
    console.log(`${((start + more) / 1000).toFixed(1).padStart(7)}${` of ${most.toFixed(1)}`.padEnd(8)} kB  the same in ${code}`)
  if (![...inOthers.values()].every((more) => (start + more) / 1000 <= most) || !inOthers.size) process.exitCode = 1
  const { missing, told } = liveWeights(manifest, early, weightOf)
  for (const [what, weight, limit] of told) {
    console.log(`${(weight / 1000).toFixed(1).padStart(7)}${` of ${limit}`.padEnd(8)} kB  ${what}`)
    if (weight > limit * 1000) process.exitCode = 1
  }
  missing.forEach((name) => console.log(`No file is named ${name}; tell tools/size.ts`))
  if (missing.length) process.exitCode = 1
  stray.forEach((file) => console.log(`${file} falls under no line of the budget in tools/size.ts`))
  if (over.length + stray.length > 0 || start > AT_START * 1000) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) weigh(process.env.DIST ?? 'dist')
