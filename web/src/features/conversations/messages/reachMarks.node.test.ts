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
    ['marks a delivered reply as read once it was read', { readAt: 3, deliveredAt: 3 }, ['3 read']],
    [
      'marks a reply as read although its delivery was not reported yet',
      { readAt: 3, deliveredAt: 2 },
      ['3 read'],
    ],
    ['marks nothing when the channel reports nothing', {}, []],
    ['never marks a message of the visitor', { readAt: 0, deliveredAt: 9 }, ['3 delivered']],
  ])('%s', (_title, visitor, marks) => expect(marksOf(messages, visitor)).toEqual(marks))

  it('never marks a reply that was refused', () => {
    const refused = reply(5, { delivery: { state: 'failed', reason: 'telegramBlocked' } })
    expect(marksOf([...messages, refused], { readAt: 9, deliveredAt: 9 })).toEqual(['3 read'])
  })
})
