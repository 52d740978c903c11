import { describe, expect, it } from 'vitest'
import { networkOf } from './clientIp.ts'

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
    ['', ''],
  ])('treats %s as %s', (ip, network) => expect(networkOf(ip)).toBe(network))
})
