import { describe, expect, it } from 'vitest'
import { canonicalHost } from './canonicalHost.ts'

describe('the canonical form of a host', () => {
  it.each([
    'chat.new.com',
    'CHAT.New.com.',
    ' chat.new.com ',
    'https://chat.new.com/x?y#z',
    'chat.new.com:443',
    'ｃｈａｔ.new.com',
    'chat。new。com',
  ])('turns "%s" into chat.new.com (H-102)', (given) => {
    expect(canonicalHost(given)).toBe('chat.new.com')
  })

  it.each(['bücher.example.com', 'xn--bcher-kva.example.com'])('turns "%s" into ASCII', (given) => {
    expect(canonicalHost(given)).toBe('xn--bcher-kva.example.com')
  })

  it.each([
    ['', 'nothing'],
    ['chat..new.com', 'an empty label'],
    [`${'a'.repeat(64)}.new.com`, 'a label of 64 characters'],
    [`${'a.'.repeat(130)}com`, 'more than 253 characters'],
    ['-chat.new.com', 'a dash in front'],
    ['chat_.new.com', 'an underscore'],
    ['user@chat.new.com', 'credentials'],
    ['chat.new.com%2f', 'percent signs'],
    ['[::1]', 'an IPv6 address'],
    ['127.0.0.1', 'an IPv4 address'],
    ['0x7f.1', 'an IP in another notation'],
    ['chаt.new.com', 'a Cyrillic letter among Latin ones'],
    ['xn--cht-6cd.new.com', 'the same in ASCII'],
  ])('refuses "%s": %s (H-103)', (given) => {
    expect(canonicalHost(given)).toBeUndefined()
  })

  it('keeps lookalikes of one script apart: they are two hosts', () => {
    expect(canonicalHost('аррӏе.example.com')).toMatch(/^xn--/)
    expect(canonicalHost('аррӏе.example.com')).not.toBe(canonicalHost('apple.example.com'))
  })

  it.each(['a'.repeat(100_000) + '!', '@'.repeat(50_000), '.'.repeat(300)])(
    'refuses a hostile input within the time of a test (H-109)',
    (given) => {
      expect(canonicalHost(given)).toBeUndefined()
    },
  )
})
