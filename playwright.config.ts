import { defineConfig } from '@playwright/test'
import { browserArguments, findChromium } from './tests/e2e/browser.ts'

const chromium = await findChromium()
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
if (!isWorker) console.log(`Chromium from ${chromium.from}: ${chromium.path}`)

const touch = { hasTouch: true, deviceScaleFactor: 1 }

/** Everything runs on a tablet in landscape; what is tagged @sizes also on the two other shapes. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  // Both are for a machine that is busy with other work: a test that hangs fails late, one that is slow does not fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A test that fails once has failed: what needs a second try hides a fault, in the app or in the test.
  retries: 0,
  use: {
    // Each test would store the whole app for offline first, a quarter of its time. What is about the worker allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromium.path, args: browserArguments() },
    // Recording every step of every test costs a fifth of the time.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'tablet', use: { ...touch, viewport: { width: 1180, height: 820 } } },
    { name: 'portrait', grep: /@sizes/, use: { ...touch, viewport: { width: 820, height: 1180 } } },
    { name: 'phone', grep: /@sizes/, use: { ...touch, viewport: { width: 390, height: 844 } } },
  ],
})
