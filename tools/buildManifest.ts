import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Written beside the build, because only `npm run size` needs it. */
export const manifestFile = (folder: string): string => join('node_modules/.cache/moonrise', `${basename(folder)}.manifest.json`)

export const keepManifest = (folder: string): Plugin => ({
  name: 'moonrise-manifest',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const made = bundle['.vite/manifest.json']
      if (made?.type !== 'asset') throw new Error('Vite writes its manifest elsewhere now; tell tools/buildManifest.ts')
      const file = manifestFile(folder)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, made.source)
      delete bundle['.vite/manifest.json']
    },
  },
})
