import vue from '@vitejs/plugin-vue'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { moonSprite } from './tools/sprite.ts'

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

const pure = ['tests/{core,characters,contract,scenarios}/**/*.test.ts']

// One changes the language of everything that is loaded, for good; the other counts what every screen in its window reads.
const alone = ['tests/text/language.test.ts', 'tests/ui/longGame.test.ts']

// A test that hangs fails late, so that a busy machine fails none. Every file sets up what it needs, so the files of one project share what they import: loading it is most of the work.
const shared = { pool: 'threads', isolate: false, testTimeout: 120_000 } as const

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { resolve: { alias }, test: { ...shared, name: 'core', include: pure } },
      {
        resolve: { alias },
        test: { ...shared, name: 'app', include: ['tests/**/*.test.ts'], exclude: ['tests/ui/**', 'tests/fuzz/**', ...pure, ...alone] },
      },
      {
        plugins: [vue(), moonSprite()],
        resolve: { alias },
        test: { name: 'alone', pool: 'vmThreads', environment: 'happy-dom', include: alone, testTimeout: 120_000 },
      },
      {
        plugins: [vue(), moonSprite()],
        resolve: { alias },
        test: { ...shared, name: 'ui', environment: 'happy-dom', include: ['tests/ui/**/*.test.ts'], exclude: alone },
      },
      { resolve: { alias }, test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], testTimeout: 300_000 } },
    ],
  },
})
