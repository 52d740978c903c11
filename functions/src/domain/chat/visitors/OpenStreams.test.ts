import { describe, expect, it } from 'vitest'
import { OpenStreams } from './OpenStreams.ts'

describe('open streams', () => {
  it('replace the oldest of a conversation by a new one', () => {
    const streams = new OpenStreams()
    const opened = Array.from({ length: 6 }, () => streams.open('c', '203.0.113.9'))
    expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, true, false, false, false, false])
  })

  it('refuse further ones of an IP above the limit, until one ends, and no others', () => {
    const streams = new OpenStreams()
    const opened = Array.from({ length: 60 }, (_, index) => streams.open(`c${index}`, '203.0.113.9'))
    expect(() => streams.open('one more', '203.0.113.9')).toThrow('Too many requests')
    expect(streams.open('another', '203.0.113.10').signal.aborted).toBe(false)
    opened[7]?.close()
    opened[7]?.close()
    streams.open('one more', '203.0.113.9')
    expect(() => streams.open('and one', '203.0.113.9')).toThrow('Too many requests')
  })

  it('refuse further ones of a network, whatever its IPs, until one ends, and no others (H-117)', () => {
    const streams = new OpenStreams()
    const opened = Array.from({ length: 120 }, (_, index) =>
      streams.open(`c${index}`, `2001:db8:1:${index}::/64`),
    )
    expect(() => streams.open('one more', '2001:db8:1:ffff::/64')).toThrow('Too many requests')
    expect(streams.open('another', '2001:db8:2:1::/64').signal.aborted).toBe(false)
    opened[7]?.close()
    streams.open('one more', '2001:db8:1:ffff::/64')
    expect(() => streams.open('and one', '2001:db8:1:ffff::/64')).toThrow('Too many requests')
  })

  it('leave nothing behind', () => {
    const streams = new OpenStreams()
    const opened = Array.from({ length: 50 }, (_, index) => streams.open(`c${index % 7}`, `a${index % 3}`))
    for (const { close } of opened) close()
    expect(streams.size).toBe(0)
  })
})
