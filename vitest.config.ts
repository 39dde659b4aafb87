import vue from '@vitejs/plugin-vue'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { moonSprite } from './tools/sprite.ts'

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

const pure = ['tests/{core,characters,contract,scenarios}/**/*.test.ts']

// A test that hangs fails late, so that a busy machine fails none.
const testTimeout = 120_000

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      // Nothing here touches a global, so the files can share what they import.
      { resolve: { alias }, test: { name: 'core', include: pure, pool: 'threads', isolate: false, testTimeout } },
      {
        resolve: { alias },
        test: {
          name: 'app',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/ui/**', 'tests/fuzz/**', ...pure],
          pool: 'threads',
          testTimeout,
        },
      },
      {
        plugins: [vue(), moonSprite()],
        resolve: { alias },
        test: { name: 'ui', include: ['tests/ui/**/*.test.ts'], environment: 'happy-dom', pool: 'vmThreads', testTimeout },
      },
      { resolve: { alias }, test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], testTimeout: 300_000 } },
    ],
  },
})
