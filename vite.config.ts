import vue from '@vitejs/plugin-vue'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { keepManifest } from './tools/buildManifest.ts'
import { pagePolicy } from './tools/csp.ts'
import { earlyGame } from './tools/earlyGame.ts'
import { fetchFirst } from './tools/fetchFirst.ts'
import { hostHeaders } from './tools/hostHeaders.ts'
import { licences } from './tools/licences.ts'
import { manifest } from './tools/manifest.ts'
import { preloadFonts } from './tools/preloadFonts.ts'
import { startPictures } from './tools/splash.ts'
import { FIRST_DRAWINGS, moonSprite } from './tools/sprite.ts'

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

const isModule = (wanted: string) => (id: string) => id === wanted

/** A group that lost its file would only make the build slower, and nobody would see it: a rename fails here. */
const isFile = (path: string) => {
  const file = fileURLToPath(new URL(path, import.meta.url))
  if (!existsSync(file)) throw new Error(`${path} has moved; tell vite.config.ts`)
  return isModule(file)
}

const outDir = process.env.DIST ?? 'dist'
const named = licences(outDir)

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
  worker: { format: 'es' },
  define: command === 'build' ? { __VUE_OPTIONS_API__: 'false' } : {},
  plugins: [
    vue(),
    moonSprite(),
    preloadFonts(),
    earlyGame(),
    fetchFirst(),
    startPictures(),
    contentSecurityPolicy(),
    keepManifest(outDir),
    hostHeaders(),
    named.app(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,txt}'],
        // Shown by an app store, an install dialog or the system's start screen, never by the app.
        globIgnores: ['screenshots/**', 'splash/**'],
        buildPlugins: { vite: named.worker() },
      },
    }),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: ['safari16.4', 'chrome109', 'edge109', 'firefox115'],
    manifest: true,
    rolldownOptions: {
      // The core is pure: what a screen takes through its door brings nothing else along.
      treeshake: { moduleSideEffects: [{ test: /\/src\/core\//, sideEffects: false }] },
      output: {
        // Small files pack badly and arrive one after the other: one for what every screen needs, one for the grimoire at night.
        codeSplitting: {
          groups: [
            { name: 'icons', priority: 3, test: isModule(FIRST_DRAWINGS) },
            { name: 'moonrise', priority: 2, test: isFile('src/main.ts') },
            { name: 'grimoire', priority: 1, test: isFile('src/grimoire.ts') },
          ],
        },
      },
    },
    // The policy has no `data:` for fonts.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
}))
