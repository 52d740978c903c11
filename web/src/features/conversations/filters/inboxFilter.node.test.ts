import { describe, expect, it } from 'vitest'
import { isSameFilter, noFilter, readFilter, writeFilter } from './inboxFilter.ts'

describe('the inbox filter in the URL', () => {
  it('readFilter returns the filter that writeFilter wrote', () => {
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

  it('writeFilter omits default values and keeps foreign parameters', () => {
    const params = new URLSearchParams('show=open&tag=vip&showDebugger=true')
    expect(writeFilter(params, noFilter).toString()).toBe('showDebugger=true')
  })

  it('readFilter accepts only the values of the schema from an invented URL', () => {
    const params = new URLSearchParams({ show: 'everything', unread: 'yes', tag: 'x'.repeat(90) })
    expect(readFilter(params)).toEqual({ ...noFilter, tag: 'x'.repeat(40) })
  })

  it('isSameFilter ignores the order of the fields', () => {
    expect(
      isSameFilter({ ...noFilter, tag: 'vip', unread: true }, { ...noFilter, unread: true, tag: 'vip' }),
    ).toBe(true)
    expect(isSameFilter(noFilter, { ...noFilter, show: 'open' })).toBe(false)
  })
})
