import { describe, expect, it } from 'vitest'
import { conversationFilters, wholeWord } from './conversationFilters.ts'
import { noFilter } from './inboxFilter.ts'

const queryOf = (changes: Partial<typeof noFilter>, word?: string) =>
  conversationFilters({ ...noFilter, ...changes }, 'ann', word).slice(1)

describe('conversationFilters', () => {
  it('excludes only tests when nothing is selected', () => {
    expect(conversationFilters(noFilter, 'ann')).toEqual([['isTest', false]])
  })

  it.each([
    ['open', [['state', ['bot', 'requested', 'human'], 'in']]],
    ['handedOver', [['state', ['requested', 'human'], 'in']]],
    ['resolved', [['state', ['resolved'], 'in']]],
    ['mine', [['assigneeUid', 'ann']]],
  ] as const)('selects the conversations that are %s', (show, expected) => {
    expect(queryOf({ show })).toEqual(expected)
  })

  it('compares every other field with its value', () => {
    expect(queryOf({ unread: true, channel: 'widget', language: 'de', tag: 'vip' })).toEqual([
      ['seen', false],
      ['channel', 'widget'],
      ['language', 'de'],
      ['tags', 'vip', 'contains'],
    ])
  })

  it('uses one array condition: with a searched word, the browser filters by tag', () => {
    expect(queryOf({ tag: 'vip' }, 'delivery')).toEqual([['terms', 'delivery', 'contains']])
  })

  it('wholeWord returns the first word that can be among the stored terms', () => {
    expect(wholeWord('is my Delivery. late?')).toBe('delivery')
    expect(wholeWord('is it')).toBe('')
    expect(wholeWord('x'.repeat(31))).toBe('')
  })
})
