import { describe, expect, it } from 'vitest'
import { clientAddress } from '../../../server/live/clientAddress.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  clientAddress({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } })

describe('the address that a limit counts', () => {
  it('is the socket’s own', () => {
    expect(from('192.168.1.7')).toBe('192.168.1.7')
    expect(from('::ffff:192.168.1.7')).toBe('192.168.1.7')
  })

  it('is what a web server on this computer says last, and nobody else is believed', () => {
    expect(from('127.0.0.1', '6.6.6.6, 203.0.113.5')).toBe('203.0.113.5')
    expect(from('::1', '203.0.113.5')).toBe('203.0.113.5')
    expect(from('203.0.113.5', '127.0.0.1')).toBe('203.0.113.5')
  })

  it('is one for a whole household with IPv6', () => {
    const home = from('2001:db8:0:7::1')
    expect(from('2001:db8::7:1:2:3:4')).toBe(home)
    expect(from('127.0.0.1', '2001:0DB8:0000:0007:ffff:ffff:ffff:ffff')).toBe(home)
    expect(from('2001:db8:0:8::1')).not.toBe(home)
    expect(from('fe80::1%eth0')).toBe(from('fe80::2'))
  })
})
