import type { Plugin } from 'vite'

/** Asks for the faces of the first paint together with the style sheet, not after it; titles after the code. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const faces = Object.keys(bundle ?? {}).filter((file) => /(spectral-[56]00|im-fell-english-400)-[\w-]{5}\.woff2$/.test(file))
        if (faces.length !== 3) throw new Error('The faces of the first paint are not found; tell tools/preloadFonts.ts')
        return faces.map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `./${file}`,
            crossorigin: '',
            ...(/fell/.test(file) ? { fetchpriority: 'low' } : {}),
          },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
