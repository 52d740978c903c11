import { describe, expect, it } from 'vitest'
import { conversationSchema, type Message } from '../../../shared/chat/conversation.ts'
import { appendMessages } from './appendMessages.ts'
import { changedFields, storedConversation } from './windowFields.ts'

const start = conversationSchema.parse({
  ID: 'c',
  agentId: 'a',
  ownerID: 'w',
  channel: 'widget',
  isTest: false,
  startedAt: 0,
  lastMessageAt: 0,
  messageCount: 0,
  costUnits: 0,
  tokens: 0,
  preview: '',
  window: {},
})
const message = (number: number): Message => ({
  id: `q${number}`,
  role: 'visitor',
  text: `Question ${number}`,
  at: number,
})
const add = (before: typeof start, ...messages: Message[]) =>
  appendMessages(before, { recordHistory: true, messages }).next

describe("a conversation's window", () => {
  it('is stored by position and read in order, however many messages there are', () => {
    let conversation = start
    for (let number = 0; number < 12; number++) conversation = add(conversation, message(number))
    expect(conversationSchema.parse(storedConversation(conversation)).window).toEqual(conversation.window)
  })

  it('is written message by message: new, changed, and deleted ones', () => {
    let before = start
    for (let number = 0; number < 40; number++) before = add(before, message(number))
    const next = add(before, message(40))
    const window = Object.entries(changedFields(before, next)).filter(([name]) => name.startsWith('window.'))
    expect(window.filter(([, value]) => value !== undefined)).toEqual([['window.m000000040', message(40)]])
    expect(window.filter(([, value]) => value === undefined)).toHaveLength(20)
    const corrected = next.window.map((one) => (one.id === 'q30' ? { ...one, correction: 'x' } : one))
    expect(changedFields(next, { ...next, window: corrected })).toEqual({
      'window.m000000030': { ...message(30), correction: 'x' },
    })
  })
})
