/** Weighs the build. Every file it ships falls under exactly one line below; a line over its limit, or a file under none, fails. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { manifestFile } from './buildManifest.ts'

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

/** What must be there before a grimoire can be used: the first file, the grimoire with its night, and the characters of one script. */
const FIRST = ['moonrise', 'grimoire']
const isScript = (key: string) => /^src\/scripts\/[\w-]+\/index\.ts$/.test(key)

/** The gradients of the tokens lie inside the page; they are weighed with the icons. */
const SPRITE = 'index.html#sprite'
const spriteOf = (page: string): string => /<svg class="moon-sprite"[\s\S]*?<\/svg>(?=\s*<\/body>)/.exec(page)?.[0] ?? ''

export const lines: readonly Line[] = [
  { what: 'icons', limit: 12, atStart: true, holds: (file) => file === SPRITE || /^assets\/icons-[^/]*\.js$/.test(file) },
  { what: 'JavaScript before the grimoire', limit: 114, atStart: true, holds: (file, early) => file.endsWith('.js') && early.has(file) },
  {
    what: 'style and page',
    limit: 12,
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
  const keys = Object.keys(manifest)
  const starts = FIRST.map((name) => keys.find((key) => manifest[key]?.name === name))
  const weight = (key: string) => weightOf(manifest[key]?.file ?? '')
  const [script] = keys.filter(isScript).sort((a, b) => weight(b) - weight(a))
  for (const key of [...starts, script]) {
    if (key === undefined) throw new Error('The grimoire or the scripts have no files of their own; tell tools/size.ts')
    visit(key)
  }
  return files
}

/** What the page itself asks for, whatever the manifest says. */
export const linkedBy = (page: string): readonly string[] =>
  [...page.matchAll(/(?:href|src)="\.\/(assets\/[^"]+\.(?:css|js))"/g)].flatMap(([, file]) => file ?? [])

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
  stray.forEach((file) => console.log(`${file} falls under no line of the budget in tools/size.ts`))
  if (over.length + stray.length > 0 || start > AT_START * 1000) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) weigh(process.env.DIST ?? 'dist')
