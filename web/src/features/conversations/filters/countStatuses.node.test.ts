import { conversationSchema } from '@parley/functions/shared/chat/conversation'
import type { HandoffState } from '@parley/functions/shared/chat/handoff'
import { describe, expect, it } from 'vitest'
import { countStatuses } from './countStatuses.ts'
import { noFilter } from './inboxFilter.ts'

const row = (ID: string, state: HandoffState, assigneeUid = '') =>
  conversationSchema.parse({
    ID,
    visitorId: ID,
    agentId: 'agent',
    ownerID: 'ann',
    channel: 'widget',
    isTest: false,
    startedAt: 1,
    lastMessageAt: 1,
    messageCount: 1,
    costUnits: 0,
    tokens: 0,
    preview: ID,
    state,
    assigneeUid,
    window: {},
  })
const rows = [row('a', 'bot'), row('b', 'requested'), row('c', 'human', 'ann'), row('d', 'resolved', 'ann')]

const complete = { uid: 'ann', hasMore: false }
const counts = (
  rows: Parameters<typeof countStatuses>[0],
  filter: Partial<typeof noFilter>,
  existing = complete,
) => countStatuses(rows, { ...noFilter, ...filter }, existing)

describe('countStatuses', () => {
  it('counts every status from the unfiltered list', () => {
    expect(counts(rows, {})).toEqual({ open: 3, mine: 2, handedOver: 2 })
  })

  it('counts from a status list that status and those that it contains', () => {
    expect(counts(rows.slice(0, 3), { show: 'open' })).toEqual({ open: 3, handedOver: 2 })
    expect(counts(rows.slice(2), { show: 'mine' })).toEqual({ mine: 2 })
    expect(counts(rows.slice(3), { show: 'resolved' })).toEqual({})
  })

  it('counts nothing from an incomplete list', () => {
    expect(counts(rows, {}, { uid: 'ann', hasMore: true })).toEqual({})
  })

  it('counts nothing from search results', () => {
    expect(counts(rows, { search: 'parking' })).toEqual({})
  })
})
