import { conversationSchema } from '@parley/functions/shared/chat/conversation'
import { describe, expect, it } from 'vitest'
import { foldVisitors } from './foldVisitors.ts'

const row = (ID: string, visitorId: string) =>
  conversationSchema.parse({
    ID,
    visitorId,
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
    window: {},
  })

const fold = (rows: ReturnType<typeof row>[], alone: string[] = []) =>
  foldVisitors(rows, ({ ID }) => alone.includes(ID)).map(({ front, others }) => [
    front.ID,
    ...others.map(({ ID }) => ID),
  ])

describe('foldVisitors', () => {
  it("puts a visitor's conversations behind their newest one, at its position", () => {
    expect(fold([row('a', 'hanna'), row('b', 'tom'), row('c', 'hanna'), row('d', 'hanna')])).toEqual([
      ['a', 'c', 'd'],
      ['b'],
    ])
  })

  it('never puts a waiting conversation behind another one', () => {
    expect(fold([row('a', 'hanna'), row('b', 'hanna'), row('c', 'hanna')], ['a', 'b'])).toEqual([
      ['a', 'c'],
      ['b'],
    ])
  })

  it('keeps conversations of unknown visitors separate', () => {
    expect(fold([row('a', ''), row('b', '')])).toEqual([['a'], ['b']])
  })
})
