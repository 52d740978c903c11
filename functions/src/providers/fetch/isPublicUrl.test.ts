import { describe, expect, it } from 'vitest'
import { isPublicUrl } from './isPublicUrl.ts'
import { isPublicIp } from './isPublicIp.ts'

describe('an IP address', () => {
  it.each([
    '0.0.0.0',
    '10.1.1.1',
    '100.64.0.1',
    '100.127.255.254',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.254',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.254',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'no address',
  ])('%s is not public', (text) => expect(isPublicIp(text)).toBe(false))

  it.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
    '%s is public',
    (text) => expect(isPublicIp(text)).toBe(true),
  )
})

describe('a URL', () => {
  it.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://shop.localhost',
    'http://10.1.1.1',
    'http://169.254.169.254/latest/meta-data',
    'http://metadata.google.internal',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://2130706433',
    'http://0x7f.1',
    'http://017700000001',
    'http://0.0.0.0',
    'http://127.0.0.1.',
    'http://printer.local',
    'http://intranet',
    'file:///etc/passwd',
    'gopher://example.com',
    'http://example.com:22',
    'http://example.com:8080',
    'http://user:secret@example.com',
    'http://user@example.com',
  ])('%s is not fetched (H-076)', (text) => expect(isPublicUrl(new URL(text))).toBe(false))

  it.each([
    'http://example.com',
    'https://example.com:443/a?b',
    'https://8.8.8.8/',
    'https://münchen.example/',
  ])('%s may be resolved', (text) => expect(isPublicUrl(new URL(text))).toBe(true))
})
