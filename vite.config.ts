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
import { joinFiles, TOGETHER } from './tools/joinFiles.ts'
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
const isFile = (...paths: readonly string[]) => {
  const files = paths.map((path) => {
    const file = fileURLToPath(new URL(path, import.meta.url))
    if (!existsSync(file)) throw new Error(`${path} has moved; tell vite.config.ts`)
    return file
  })
  return (id: string) => files.includes(id)
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
      // The pattern below has them.
      includeManifestIcons: false,
      manifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,txt}'],
        // Shown by an app store, an install dialog or the system's start screen, never by the app. What live devices need is fetched from the server that has them.
        globIgnores: ['screenshots/**', 'splash/**', 'icons/*-512.png', ...TOGETHER.map((name) => `assets/${name}*`)],
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
      // The core is pure: what a screen takes through its door brings nothing else along. Nothing here reads a property for its effect.
      treeshake: { propertyReadSideEffects: false, moduleSideEffects: [{ test: /\/src\/core\//, sideEffects: false }] },
      output: {
        // The first file names all others, and the letters of a hash cannot be packed: these few still tell any two versions of one file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        // Small files pack badly and arrive one after the other: one for what every screen needs, one for the grimoire at night, one for each later moment.
        codeSplitting: {
          groups: [
            { name: 'icons', priority: 30, test: isModule(FIRST_DRAWINGS) },
            // Every edition's characters are written with the contract.
            { name: 'moonrise', priority: 20, test: isFile('src/main.ts', 'src/characters/contract.ts') },
            { name: 'grimoire', priority: 10, test: isFile('src/grimoire.ts') },
            {
              name: 'together-rooms',
              priority: 9,
              test: /\/node_modules\/(yjs|lib0|y-protocols|@hocuspocus|@lifeomic|@noble\/ciphers)\/|\/src\/live\/(bytes|links|room|sealedTown|unsealing|wakeful)\.ts/,
            },
            // Whoever only looks on makes no keys and seals nothing.
            { name: 'together-keys', priority: 8, test: /\/node_modules\/@noble\/hashes\/|\/src\/live\/(?!tv\.ts)/ },
            {
              name: (id: string) => `together-${id.split('/').slice(-2).join('-').replace('.ts', '')}`,
              priority: 8,
              test: /\/src\/text\/(?!en\/)\w+\/(live|watch)\.ts$/,
            },
            { name: 'together-tv', priority: 8, test: /\/node_modules\/@noble\/curves\/|\/src\/live\/tv\.ts/ },
            // A game that brings its script along starts with these alone. The editions' characters are also files of their own games.
            { name: 'bmr', priority: 9.8, test: isFile('src/characters/bmr/index.ts') },
            { name: 'tb', priority: 9.8, test: isFile('src/characters/tb/index.ts') },
            {
              name: 'reading',
              priority: 9.75,
              test: isFile(...['plainText', 'plainId', 'limits', 'jinxesOf', 'nightOrders'].map((file) => `src/scripts/read/${file}.ts`)),
            },
            { name: 'own', priority: 9.7, test: isFile('src/app/engine/ownScript.ts') },
            // Such a game may start in a step that is run by hand, which needs none of the later screens.
            { name: 'byhand', priority: 9.6, test: isFile('src/ui/night/HandStep.vue', 'src/ui/night/PairStroke.vue') },
            ...joinFiles(),
          ],
        },
      },
    },
    // The policy has no `data:` for fonts.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
}))
