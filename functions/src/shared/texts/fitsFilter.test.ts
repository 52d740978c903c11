import { describe, expect, it } from 'vitest'
import { conversationRowSchema } from '../chat/conversationRows.ts'
import { fitsFilter } from './fitsFilter.ts'
import { inboxFilterSchema } from '../chat/inbox.ts'

const noFilter = inboxFilterSchema.parse({})

const conversation = conversationRowSchema.parse({
  ID: 'c',
  agentId: 'a',
  channel: 'widget',
  isTest: false,
  startedAt: 1,
  lastMessageAt: 1,
  preview: '',
  tags: ['vip'],
  state: 'human',
  assigneeUid: 'ann',
  seen: true,
  language: 'de',
  terms: ['delivery', 'late', 'anna@example.com'],
})
const fits = (changes: Partial<typeof noFilter>) =>
  fitsFilter(conversation, { ...noFilter, ...changes }, 'ann')

describe('fitsFilter', () => {
  it('requires each searched word to be the beginning of a stored word', () => {
    expect(fits({ search: 'deliv LATE' })).toBe(true)
    expect(fits({ search: 'Delivery.' })).toBe(true)
    expect(fits({ search: 'anna@' })).toBe(true)
    expect(fits({ search: 'deliv early' })).toBe(false)
    expect(fits({ search: 'livery' })).toBe(false)
  })

  it('requires the tag beside the searched words', () => {
    expect(fits({ search: 'late', tag: 'vip' })).toBe(true)
    expect(fits({ search: 'late', tag: 'other' })).toBe(false)
  })

  it('compares state, assignee, read mark, channel and language', () => {
    expect([
      fits({ show: 'open' }),
      fits({ show: 'mine' }),
      fits({ show: 'handedOver' }),
      fits({ language: 'de' }),
    ]).toEqual([true, true, true, true])
    expect([
      fits({ show: 'resolved' }),
      fits({ unread: true }),
      fits({ channel: 'other' }),
      fits({ language: 'en' }),
    ]).toEqual([false, false, false, false])
  })
})
