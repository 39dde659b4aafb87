import { describe, expect, it } from 'vitest'
import { findChromium, type Surroundings } from '../e2e/browser'

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
    expect(await findChromium(machine(['/mine', '/cache/chrome'], { env }))).toEqual({ path: '/mine', from: 'CHROMIUM_PATH' })
    await expect(findChromium(machine(['/cache/chrome'], { env }))).rejects.toThrow('/mine')
  })

  it('is Playwright’s before the system’s before the packed one', async () => {
    const bundled = async () => '/packed'
    expect((await findChromium(machine(['/cache/chrome', '/usr/bin/chromium'], { bundled }))).from).toBe('Playwright')
    expect((await findChromium(machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], { bundled }))).path).toBe(
      '/usr/bin/chromium-headless-shell',
    )
    expect((await findChromium(machine(['/usr/bin/google-chrome'], { bundled }))).path).toBe('/usr/bin/google-chrome')
    expect((await findChromium(machine([], { bundled }))).from).toBe('@sparticuz/chromium')
  })

  it('fails with the line to run where there is none', async () => {
    await expect(findChromium(machine([]))).rejects.toThrow('apt-get install chromium')
  })
})
