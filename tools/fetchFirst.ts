import type { Plugin } from 'vite'

/** The module that Vite wraps every lazy import with. */
const HELPER = '\0vite/preload-helper.js'

/** The page names them itself, so every lazy import finds them loaded. */
const OF_PAGE = /^assets\/((moonrise|icons)-|grimoire-[^/]*\.css$)/

/** Lazy imports fetch their files first: see `src/pwa/fetchFirst.ts`. */
export const fetchFirst = (): Plugin => {
  const scripts = new Set<string>()
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Without it a browser fetches a moment later, which is not worth a polyfill.
          polyfill: false,
          // Vite names no files for one that stands alone. A style imported on its own has no script.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' ? (files.length || !scripts.has(file) ? files : [file]).filter((each) => !OF_PAGE.test(each)) : files,
        },
      },
    }),
    load: (id) => (id === HELPER ? `export { fetchFirst as __vitePreload } from '/src/pwa/fetchFirst.ts'` : undefined),
    generateBundle: (_, bundle) => {
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && !chunk.moduleIds.every((id) => id.endsWith('.css'))) scripts.add(file)
    },
  }
}
