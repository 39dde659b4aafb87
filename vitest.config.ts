import vue from '@vitejs/plugin-vue'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { moonSprite } from './tools/sprite.ts'

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

const pure = ['tests/{core,characters,contract,scenarios,golden}/**/*.test.ts']

// Real sockets, real waiting, other processes, thousands of cases: for `npm test`, not for the check before every commit.
const long = [
  'tests/{live,server}/**/*.test.ts',
  'tests/scenarios/{mirrored,run}.test.ts',
  'tests/core/setup/bag.test.ts',
  'tests/app/library/autoBackup.test.ts',
  'tests/app/library/roundTrip.test.ts',
]

// Thousands of layouts, a thousand entries on the whole screen.
const longScreens = ['tests/ui/longGame.test.ts', 'tests/ui/ring/{ring,fan}Layout.test.ts']

// A test that hangs fails late, so that a busy machine fails none.
const testTimeout = 120_000
const patient = { testTimeout, expect: { poll: { timeout: 60_000 } } }

const screens = { plugins: [vue(), moonSprite()], resolve: { alias } }
const inPage = { environment: 'happy-dom', pool: 'vmThreads', ...patient } as const

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      // Nothing here touches a global, so the files can share what they import.
      { resolve: { alias }, test: { name: 'core', include: pure, exclude: long, pool: 'threads', isolate: false, ...patient } },
      {
        resolve: { alias },
        test: {
          name: 'app',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/ui/**', 'tests/fuzz/**', ...pure, ...long],
          pool: 'threads',
          ...patient,
        },
      },
      { ...screens, test: { name: 'ui', include: ['tests/ui/**/*.test.ts'], exclude: longScreens, ...inPage } },
      { ...screens, test: { name: 'long-ui', include: longScreens, ...inPage } },
      { resolve: { alias }, test: { name: 'long', include: long, pool: 'threads', ...patient } },
      { resolve: { alias }, test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], testTimeout: 1_800_000 } },
    ],
  },
})
