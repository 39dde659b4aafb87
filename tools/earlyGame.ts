import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * The only script inside the page. A start that goes straight into a game asks for the grimoire together with the first file, not after it.
 * It knows no file by name, so that the policy can name it by its hash in every build.
 */
export const earlyScript =
  '{let at=location.hash.slice(1);try{at||=JSON.parse(localStorage["moonrise:place"])}catch{}if(/^\\/game\\//.test(at))for(const link of document.querySelectorAll("link[data-early]"))link.rel="modulepreload"}'

export const earlyGameHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`

interface Chunk {
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The grimoire's style is part of every start: it is small, and a page that is restyled while it is drawn is drawn twice. */
export const earlyGame = (): Plugin => ({
  name: 'early-game',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle }) => {
      const [file, grimoire] = Object.entries(bundle ?? {}).find(([, chunk]) => chunk.type === 'chunk' && chunk.name === 'grimoire') ?? []
      if (!file) throw new Error('The grimoire has no file of its own any more; tell tools/earlyGame.ts')
      const { imports, viteMetadata } = grimoire as Chunk
      const styles = [...(viteMetadata?.importedCss ?? [])]
      const files = [file, ...imports].filter((one) => !page.includes(one))
      return [
        ...styles.map((href) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: '', href: `./${href}` },
          injectTo: 'head' as const,
        })),
        // Before any style sheet: a script waits for those above it.
        ...files.map((href) => ({
          tag: 'link',
          attrs: { 'data-early': '', crossorigin: '', href: `./${href}` },
          injectTo: 'head-prepend' as const,
        })),
        { tag: 'script', children: earlyScript, injectTo: 'head-prepend' as const },
      ]
    },
  },
})
