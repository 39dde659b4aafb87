/** The gallery: `npx vite tools/gallery`. For the eye only; never part of the app. */
import vue from '@vitejs/plugin-vue'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { preloadFonts } from '../preloadFonts.ts'
import { moonSprite } from '../sprite.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vue(), moonSprite(), preloadFonts()],
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  build: { target: ['safari16.4', 'chrome109', 'firefox115'] },
})
