import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const modules = join(root, 'node_modules')
/** Everything the tests' browser needs beside its package; gone with `node_modules`. */
export const cache = join(modules, '.cache', 'browser')

const home = join(modules, '@sparticuz', 'chromium')

/** The Chromium that comes from npm, unpacked into the project the first time; undefined where there is none for this system. */
export async function bundledBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(home)) return undefined
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { readonly version: string }
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)
  // The libraries that a bare machine lacks.
  const libraries = join(folder, 'al2023', 'lib')
  const others = (process.env.LD_LIBRARY_PATH ?? '').split(':').filter((path) => path && path !== libraries)
  process.env.LD_LIBRARY_PATH = [libraries, ...others].join(':')
  return join(folder, 'chromium')
}

/** The package unpacks where temporary files go. It does so beside `folder`, which exists only when it is whole, whoever else unpacks now. */
async function unpack(folder: string) {
  const aside = `${folder}.${process.pid}`
  const { TMPDIR, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env
  mkdirSync(aside, { recursive: true })
  try {
    process.env.TMPDIR = aside
    // Read at import: with it the package also unpacks the system libraries.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
    if (!existsSync(folder)) renameSync(aside, folder)
  } finally {
    restore({ TMPDIR, LD_LIBRARY_PATH, FONTCONFIG_PATH })
    rmSync(aside, { recursive: true, force: true })
  }
}

const restore = (before: Readonly<Record<string, string | undefined>>) => {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name)
    else process.env[name] = value
  }
}
