/** `npm run package`: one zip for people who have web space. */
import { zipSync, type Zippable } from 'fflate'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

const README = `Moonrise

Upload the folder "moonrise" to your web space, by whatever means you upload pages there.
Then open its address on the tablet, for instance https://example.org/moonrise/

The address must begin with https: only then can Moonrise be installed and work offline.
Add it to the home screen. Games stay on the tablet; nothing is sent to your web space.

A newer version: upload it over the old one. Moonrise offers it the next time it is opened.
`

/** The same build makes the same zip, whenever it is made. */
const mtime = new Date(2020, 0, 1)

export function zipOf(folder: string): Uint8Array {
  const files: Zippable = { 'READ ME FIRST.txt': Buffer.from(README) }
  for (const name of ['LICENSE', 'NOTICE.md', 'CHANGELOG.md']) files[name] = readFileSync(name)
  const built = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
  if (!built.includes('index.html')) throw new Error(`${folder} holds no build; run npm run bundle first`)
  for (const file of built) files[`moonrise/${file}`] = readFileSync(join(folder, file))
  return zipSync(files, { level: 9, mtime })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const file = join('dist-package', `moonrise-${version}.zip`)
  const zip = zipOf(process.env.DIST ?? 'dist')
  mkdirSync('dist-package', { recursive: true })
  writeFileSync(file, zip)
  console.log(`${file} (${Math.round(zip.length / 1000)} kB)`)
}
