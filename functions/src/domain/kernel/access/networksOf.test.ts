import { describe, expect, it } from 'vitest'
import { networksOf } from './networksOf.ts'

describe('networksOf', () => {
  it.each([
    ['203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
    ['::ffff:203.0.113.9', ['::ffff:203.0.113.9', '203.0.113.0/24']],
    ['2001:db8:1:2::/64', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32']],
    ['2001:0db8:0:0::/64', ['2001:0db8:0:0::/64', '2001:db8:0::/48', '2001:db8::/32']],
    ['somewhere', ['somewhere']],
    ['', ['']],
  ])('puts %s into %j', (from, networks) => expect(networksOf(from)).toEqual(networks))
})
