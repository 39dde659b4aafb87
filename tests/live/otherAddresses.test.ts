import { describe, expect, it } from 'vitest'
import { otherAddresses } from '@/app/live/otherAddresses'

const home = async () => ({
  computer: 'study',
  secure: ['https://study.local:4443', 'https://192.168.1.20:4443'],
  plain: ['http://192.168.1.20:4173'],
})
const at = (url: string, ask: Parameters<typeof otherAddresses>[2] = home) =>
  otherAddresses({ hostname: new URL(url).hostname } as Location, { town: url, join: url }, ask)

describe('the address in a code', () => {
  it('is for phones the plain one of a computer at home, which needs no certificate', async () => {
    expect(await at('https://study.local:4443/')).toEqual({ town: 'http://study.local:4173/', join: 'https://study.local:4443/' })
  })

  it('is never one that leads a phone to itself', async () => {
    const found = { town: 'http://192.168.1.20:4173/', join: 'https://study.local:4443/' }
    for (const here of ['http://localhost:4173/', 'https://127.0.0.1:4443/', 'http://[::1]:4173/']) expect(await at(here)).toEqual(found)
  })

  it('is the app’s own on every other server', async () => {
    const url = 'https://moonrise.example.org/games/'
    expect(await at(url, async () => undefined)).toEqual({ town: url, join: url })
  })
})
