import type { Message } from '@parley/functions/shared/chat/conversation'
import { describe, expect, it } from 'vitest'
import { eventLine, questionOf } from './messageWords.ts'

const message = (id: string, role: Message['role'], more: Partial<Message> = {}): Message => ({
  id,
  role,
  text: `text of ${id}`,
  at: 1,
  ...more,
})

describe('messageWords', () => {
  it('eventLine names who took over and who left', () => {
    expect(eventLine(message('e', 'event', { event: 'joined', author: 'Ada' }), '')).toBe('Ada took over')
    expect(eventLine(message('e', 'event', { event: 'resolved' }), '')).toBe(
      'Someone resolved the conversation',
    )
    expect(eventLine(message('e', 'event', { event: 'form', text: 'Contact' }), '')).toBe(
      'Form sent: Contact',
    )
  })

  it('eventLine names who asked for a person, if known', () => {
    const requestedEvent = message('e', 'event', { event: 'requested' })
    expect(eventLine(requestedEvent, 'Hanna')).toBe('Hanna asked for a person')
    expect(eventLine(requestedEvent, '')).toBe('The visitor asked for a person')
  })

  it('questionOf finds the question of an answer even when another one was asked meanwhile', () => {
    const messages = [
      message('q1', 'visitor'),
      message('q2', 'visitor'),
      message('a1', 'agent', { replyTo: 'q1' }),
      message('o', 'operator'),
    ]
    expect(questionOf(messages, 2)).toBe('text of q1')
    expect(questionOf(messages, 3)).toBe('text of q2')
    expect(questionOf(messages, 0)).toBe('')
  })
})
