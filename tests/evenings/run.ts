import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Counts the taps of evenings: `npm run evenings [-- FILE…]`. Without files, those of this folder. */
const files = process.argv.slice(2).map((file) => resolve(file))
const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/evenings.spec', '--workers', '1'], {
  stdio: 'inherit',
  env: { ...process.env, EVERY_SIZE: '1', ...(files.length ? { EVENINGS: files.join(':') } : {}) },
})
process.exitCode = status ?? 1
