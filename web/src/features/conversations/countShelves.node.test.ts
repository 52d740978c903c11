import { conversationSchema } from '@parley/functions/shared/chat/conversation'
import type { HandoffState } from '@parley/functions/shared/chat/handoff'
import { expect, it } from 'vitest'
import { countShelves } from './countShelves.ts'
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

const whole = { uid: 'ann', hasMore: false }
const counts = (rows: Parameters<typeof countShelves>[0], filter: Partial<typeof noFilter>, known = whole) =>
  countShelves(rows, { ...noFilter, ...filter }, known)

it('the list of all tells how much stands on every shelf', () => {
  expect(counts(rows, {})).toEqual({ open: 3, mine: 2, handedOver: 2 })
})

it('the list of a shelf tells of that one and of those within it', () => {
  expect(counts(rows.slice(0, 3), { show: 'open' })).toEqual({ open: 3, handedOver: 2 })
  expect(counts(rows.slice(2), { show: 'mine' })).toEqual({ mine: 2 })
  expect(counts(rows.slice(3), { show: 'resolved' })).toEqual({})
})

it('a part of the list tells of no shelf', () => {
  expect(counts(rows, {}, { uid: 'ann', hasMore: true })).toEqual({})
})

it('what a search finds tells of no shelf', () => {
  expect(counts(rows, { search: 'parking' })).toEqual({})
})
