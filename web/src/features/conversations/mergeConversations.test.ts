import { conversationSchema } from '@parley/functions/shared/conversation'
import { describe, expect, it } from 'vitest'
import { mergeConversations } from './mergeConversations.ts'

const at = (ID: string, lastMessageAt: number) =>
  conversationSchema.parse({
    ID, agentId: 'a', ownerID: 'o', channel: 'widget', isTest: false, startedAt: 0, lastMessageAt, messageCount: 1, costUnits: 0, tokens: 0,
    preview: '', window: [],
  })
const ids = (items: { ID: string }[]) => items.map(({ ID }) => ID)

describe('mergeConversations', () => {
  it('keeps what slid out of the followed part', () => {
    expect(ids(mergeConversations([at('new', 9), at('b', 5)], [at('b', 5), at('c', 3)]))).toEqual(['new', 'b', 'c'])
  })

  it('lets go of what was deleted', () => {
    expect(ids(mergeConversations([at('a', 9), at('c', 3)], [at('a', 9), at('b', 5), at('c', 3)]))).toEqual(['a', 'c'])
  })

  it('keeps nothing of what is gone from a list that is followed as a whole', () => {
    expect(mergeConversations([], [at('resolved', 5)], true)).toEqual([])
  })
})
