import { messageSchema, type Message } from '@parley/functions/shared/chat/conversation'
import { describe, expect, it } from 'vitest'
import { reachMarks } from './reachMarks.ts'

const reply = (at: number, changes: Partial<Message> = {}) =>
  messageSchema.parse({ id: `m${at}`, role: 'operator', text: 'Hello', at, ...changes })
const marksOf = (messages: Message[], visitor: Parameters<typeof reachMarks>[1]) =>
  [...reachMarks(messages, visitor)].map(([{ at }, mark]) => `${at} ${mark}`)

describe('reachMarks', () => {
  const messages = [reply(1), reply(2), reply(3), reply(4, { role: 'visitor' })]

  it('marks the newest read reply, and a newer one that was delivered', () => {
    expect(marksOf(messages, { readAt: 1, deliveredAt: 2 })).toEqual(['2 delivered', '1 read'])
  })

  it.each([
    ['what was read has arrived', { readAt: 3, deliveredAt: 3 }, ['3 read']],
    ['a mark of arrival may come late', { readAt: 3, deliveredAt: 2 }, ['3 read']],
    ['nothing is known of a channel that does not tell', {}, []],
    ['what the person has said is no reply', { readAt: 0, deliveredAt: 9 }, ['3 delivered']],
  ])('reachMarks: %s', (_what, visitor, marks) => expect(marksOf(messages, visitor)).toEqual(marks))

  it('never marks a reply that was refused', () => {
    const refused = reply(5, { delivery: { state: 'failed', reason: 'telegramBlocked' } })
    expect(marksOf([...messages, refused], { readAt: 9, deliveredAt: 9 })).toEqual(['3 read'])
  })
})
