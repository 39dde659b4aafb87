import vue from '@vitejs/plugin-vue'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { pagePolicy } from './tools/csp.ts'
import { earlyGame } from './tools/earlyGame.ts'
import { manifest } from './tools/manifest.ts'
import { preloadFonts } from './tools/preloadFonts.ts'
import { startPictures } from './tools/splash.ts'
import { moonSprite } from './tools/sprite.ts'

/** Only in the build: the development server needs inline style and script for its hot updates. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
      injectTo: 'head-prepend',
    },
  ],
})

export default defineConfig(({ command }) => ({
  base: './',
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('src', import.meta.url)),
      // The other one keeps a file saver for its panel for developers, which no build here has.
      ...(command === 'build'
        ? { pinia: fileURLToPath(new URL('node_modules/pinia/dist/pinia.esm-browser.prod.js', import.meta.url)) }
        : {}),
    },
  },
  define: command === 'build' ? { __VUE_OPTIONS_API__: 'false' } : {},
  plugins: [
    vue(),
    moonSprite(),
    preloadFonts(),
    earlyGame(),
    startPictures(),
    contentSecurityPolicy(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
        // Shown by an app store, an install dialog or the system's start screen, never by the app.
        globIgnores: ['screenshots/**', 'splash/**'],
      },
    }),
  ],
  build: {
    outDir: process.env.DIST ?? 'dist',
    emptyOutDir: true,
    target: ['safari16.4', 'chrome109', 'edge109', 'firefox115'],
    manifest: true,
    // Many small files pack badly and arrive one after the other: one for what every screen needs, one for the grimoire at night.
    // A browser without it fetches a moment later; it is not worth a polyfill before the first paint.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first file names every other one; six letters tell versions apart as well as eight.
        entryFileNames: 'assets/[name]-[hash:6].js',
        // So screens that come later are named by their hash alone, but for one that the tests hold back.
        chunkFileNames: ({ name }) => (/^[A-Z]/.test(name) && name !== 'GameMenu' ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js'),
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'icons', priority: 4, test: /virtual:drawings\/first$/ },
            // A file of its own for one line would cost the first file more: it would have to be named there.
            { name: 'moonrise', priority: 3, test: /\/src\/(main|text\/en\/listOf)\.ts$/ },
            {
              name: 'deciding',
              priority: 1,
              test: /\/src\/(app\/(wholeEngine|deed)\.ts|ui\/(night\/(Step(Follows|Secrets)|RowWays)|parts\/(AskQuestion|FollowChips))\.vue)/,
            },
            { name: 'menuParts', priority: 1, test: /\/src\/ui\/parts\/(KeyList|DimmerSlider)\.vue/ },
            { name: 'grimoire', priority: 2, test: /\/src\/ui\/(grimoire\/GameScreen|night\/NightPanel)\.vue/ },
          ],
        },
      },
    },
    // The policy has no `data:` for fonts.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
}))
