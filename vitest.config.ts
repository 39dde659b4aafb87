import vue from '@vitejs/plugin-vue'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { moonSprite } from './tools/sprite.ts'

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

const pure = ['tests/{core,characters,contract,scenarios}/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'core',
          environment: 'node',
          include: pure,
          // Nothing here touches a global, so the files can share what they import.
          isolate: false,
          pool: 'threads',
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'app',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/ui/**', 'tests/fuzz/**', ...pure],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [vue(), moonSprite()],
        resolve: { alias },
        test: {
          name: 'ui',
          environment: 'happy-dom',
          pool: 'vmThreads',
          include: ['tests/ui/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'fuzz',
          environment: 'node',
          include: ['tests/fuzz/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
})
