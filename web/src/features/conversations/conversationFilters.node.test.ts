import { describe, expect, it } from 'vitest'
import { conversationFilters, wholeWord } from './conversationFilters.ts'
import { noFilter } from './inboxFilter.ts'

const queryOf = (changes: Partial<typeof noFilter>, word?: string) =>
  conversationFilters({ ...noFilter, ...changes }, 'ann', word).slice(1)

describe('a filter as a query', () => {
  it('leaves tests out, and nothing else, when nothing is chosen', () => {
    expect(conversationFilters(noFilter, 'ann')).toEqual([['isTest', false]])
  })

  it.each([
    ['open', [['state', ['bot', 'requested', 'human'], 'in']]],
    ['handedOver', [['state', ['requested', 'human'], 'in']]],
    ['resolved', [['state', ['resolved'], 'in']]],
    ['mine', [['assigneeUid', 'ann']]],
  ] as const)('knows what is %s', (show, expected) => {
    expect(queryOf({ show })).toEqual(expected)
  })

  it('asks for every other field with its value', () => {
    expect(queryOf({ unread: true, channel: 'widget', language: 'de', tag: 'vip' })).toEqual([
      ['seen', false],
      ['channel', 'widget'],
      ['language', 'de'],
      ['tags', 'vip', 'contains'],
    ])
  })

  it('looks into one list only: beside a searched word, the tag waits for the browser', () => {
    expect(queryOf({ tag: 'vip' }, 'delivery')).toEqual([['terms', 'delivery', 'contains']])
  })

  it('looks up the first word that can be among the stored ones', () => {
    expect(wholeWord('is my Delivery. late?')).toBe('delivery')
    expect(wholeWord('is it')).toBe('')
    expect(wholeWord('x'.repeat(31))).toBe('')
  })
})
