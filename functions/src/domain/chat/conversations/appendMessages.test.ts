import { describe, expect, it } from 'vitest'
import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import { appendMessages, windowSize } from './appendMessages.ts'

const empty: Conversation = {
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
  sealedTotals: '',
  preview: '',
  seen: true,
  tags: [],
  page: '',
  window: [],
  leases: [],
  pages: 0,
  state: 'bot',
  waitingSince: 0,
  assigneeUid: '',
  assigneeName: '',
  visitorId: 'v',
  personId: '',
  visitor: { id: '', name: '', email: '', phone: '', verified: false },
  answeredAt: 0,
  handedOverAt: 0,
  ratedUpAt: 0,
  ratedDownAt: 0,
  unansweredAt: 0,
  unansweredQuestion: '',
  settledQuestion: '',
  settledAs: '',
  flow: null,
  pendingTool: null,
  isBlocked: false,
  language: '',
  timeZone: '',
  referrer: '',
  browser: '',
  platform: '',
  country: '',
  consent: null,
  terms: [],
}
const turn = (number: number, recordHistory = true) => ({
  recordHistory,
  messages: [
    { id: `q${number}`, role: 'visitor' as const, text: `Question ${number}`, at: number },
    {
      id: `q${number}-a`,
      role: 'agent' as const,
      text: 'Answer',
      at: number + 1,
      replyTo: `q${number}`,
      sources: [{ id: 's', title: 't', passage: 'x' }],
      receipt: {
        lease: `lease${Math.floor(number / 10)}`,
        amount: 5,
        model: 'm',
        inputTokens: 3,
        outputTokens: 2,
        rule: 'r',
      },
    },
  ],
})

function afterTurns(count: number) {
  let conversation = empty
  const pages = []
  for (let number = 0; number < count; number++) {
    const { next, page } = appendMessages(conversation, turn(number))
    conversation = next
    if (page) pages.push(page)
  }
  return { conversation, pages }
}

describe('appending a turn', () => {
  it('adds both messages and their costs', () => {
    const { conversation } = afterTurns(3)
    expect(conversation).toMatchObject({
      messageCount: 6,
      costUnits: 15,
      tokens: 15,
      preview: 'Question 2',
      seen: false,
      leases: ['lease0'],
    })
  })

  it('keeps every message and every lease exactly once, in order, whatever the length', () => {
    const { conversation, pages } = afterTurns(75)
    const all = [...pages.flatMap((page) => page.messages), ...conversation.window]
    expect(all).toHaveLength(150)
    expect(all.filter((message) => message.role === 'visitor').map((message) => message.id)).toEqual(
      Array.from({ length: 75 }, (_, number) => `q${number}`),
    )
    expect(conversation.window.length).toBeLessThanOrEqual(windowSize)
    for (const part of [...pages, { messages: conversation.window, leases: conversation.leases }]) {
      expect(new Set(part.messages.flatMap((message) => message.receipt?.lease ?? []))).toEqual(
        new Set(part.leases),
      )
    }
  })

  it('removes the texts of earlier messages when history is off, and keeps their receipts', () => {
    const { next } = appendMessages(appendMessages(empty, turn(0, false)).next, turn(1, false))
    expect(next.window.map((message) => message.text)).toEqual(['', '', 'Question 1', 'Answer'])
    expect(next.window[1]?.receipt?.amount).toBe(5)
    expect(next.window[1]?.sources).toBeUndefined()
    expect(next.preview).toBe('')
  })

  it('records when the agent first answered, and not what other people wrote', () => {
    const visitor: Message = { id: 'v', role: 'visitor', text: 'Hello?', at: 3 }
    const person: Message = { id: 'o', role: 'operator', text: 'Hello.', at: 4 }
    const answer: Message = { id: 'a', role: 'agent', text: 'Hello.', at: 6, replyTo: 'v' }
    const write = (before: Conversation, ...messages: Message[]) =>
      appendMessages(before, { messages, recordHistory: true }).next
    const waiting = write(empty, visitor, person)
    expect(waiting.answeredAt).toBe(0)
    const answered = write(waiting, answer)
    expect(answered.answeredAt).toBe(6)
    expect(write(answered, { ...answer, id: 'b', at: 9 }).answeredAt).toBe(6)
  })

  it('deletes an unanswered question from the time before history was off', () => {
    const before = { ...empty, unansweredAt: 5, unansweredQuestion: 'Where do I live?' }
    expect(appendMessages(before, turn(1)).next.unansweredQuestion).toBe('Where do I live?')
    expect(appendMessages(before, turn(1, false)).next).toMatchObject({
      unansweredAt: 5,
      unansweredQuestion: '',
    })
  })
})
