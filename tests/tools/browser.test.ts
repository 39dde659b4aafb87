import { describe, expect, it } from 'vitest'
import { searchChromium, type Surroundings } from '../e2e/browser'

const machine = (has: readonly string[], more: Partial<Surroundings> = {}): Surroundings => ({
  env: { PATH: '/usr/bin' },
  exists: (path) => has.includes(path),
  playwrights: () => '/cache/chrome',
  bundled: async () => undefined,
  ...more,
})

describe('the Chromium for tests', () => {
  it('is the one that was named, and a wrong name is an error', async () => {
    const env = { CHROMIUM_PATH: '/mine', PATH: '/usr/bin' }
    expect(await searchChromium(machine(['/mine', '/cache/chrome'], { env }))).toEqual({ path: '/mine', from: 'CHROMIUM_PATH' })
    await expect(searchChromium(machine(['/cache/chrome'], { env }))).rejects.toThrow('/mine')
  })

  it('is the bundled one before Playwright’s before the system’s', async () => {
    const everything = ['/cache/chrome', '/usr/bin/chromium']
    expect((await searchChromium(machine(everything, { bundled: async () => '/packed' }))).from).toBe('@sparticuz/chromium')
    expect((await searchChromium(machine(everything))).from).toBe('Playwright')
    expect((await searchChromium(machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']))).path).toBe(
      '/usr/bin/chromium-headless-shell',
    )
    expect((await searchChromium(machine(['/usr/bin/google-chrome']))).path).toBe('/usr/bin/google-chrome')
  })

  it('fails with the line to run where there is none', async () => {
    await expect(searchChromium(machine([]))).rejects.toThrow('apt-get install chromium')
  })
})
