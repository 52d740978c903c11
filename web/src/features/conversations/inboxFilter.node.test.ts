import { describe, expect, it } from 'vitest'
import { isSameFilter, noFilter, readFilter, writeFilter } from './inboxFilter.ts'

describe('the filter in the address', () => {
  it('comes back as it was put there', () => {
    const filter = {
      agent: 'agent-1',
      show: 'mine',
      unread: true,
      channel: 'widget',
      tag: 'a & b',
      language: 'de',
      search: 'late delivery',
    } as const
    expect(readFilter(new URLSearchParams(writeFilter(new URLSearchParams(), filter).toString()))).toEqual(
      filter,
    )
  })

  it('leaves no trace of what it leaves open, and keeps what belongs to others', () => {
    const address = new URLSearchParams('show=open&tag=vip&showDebugger=true')
    expect(writeFilter(address, noFilter).toString()).toBe('showDebugger=true')
  })

  it('takes from a made-up address only what the contract allows', () => {
    const address = new URLSearchParams({ show: 'everything', unread: 'yes', tag: 'x'.repeat(90) })
    expect(readFilter(address)).toEqual({ ...noFilter, tag: 'x'.repeat(40) })
  })

  it('is the same whatever order its parts were chosen in', () => {
    expect(
      isSameFilter({ ...noFilter, tag: 'vip', unread: true }, { ...noFilter, unread: true, tag: 'vip' }),
    ).toBe(true)
    expect(isSameFilter(noFilter, { ...noFilter, show: 'open' })).toBe(false)
  })
})
