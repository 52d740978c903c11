import { describe, expect, it } from 'vitest'
import type { Message } from '../../../../shared/chat/conversation.ts'
import { isOfTeam } from './isOfTeam.ts'

const message = (role: Message['role'], more: Partial<Message> = {}): Message => ({
  id: role,
  role,
  text: '',
  at: 1,
  ...more,
})
const handedBack = message('event', { event: 'handedBack' })

describe('a conversation', () => {
  it('is the team’s from its first word on, until it is handed back', () => {
    const [question, answer, reply] = [message('visitor'), message('agent'), message('operator')]
    expect(isOfTeam({ window: [question, answer], handedOverAt: 0 })).toBe(false)
    expect(isOfTeam({ window: [question, reply], handedOverAt: 1 })).toBe(true)
    expect(isOfTeam({ window: [question, reply, handedBack, question], handedOverAt: 1 })).toBe(false)
    expect(isOfTeam({ window: [reply, handedBack, reply], handedOverAt: 1 })).toBe(true)
  })

  it('is the agent’s while its person has waited for one that never came', () => {
    const wanted = message('event', { event: 'requested', at: 5 })
    expect(isOfTeam({ window: [message('visitor'), wanted], handedOverAt: 5 })).toBe(false)
    expect(isOfTeam({ window: [wanted, message('operator')], handedOverAt: 5 })).toBe(true)
    // He waits again, after a person whose words have left the window.
    expect(isOfTeam({ window: [wanted], handedOverAt: 2 })).toBe(true)
  })

  it('is the team’s where its words have left the window', () => {
    expect(isOfTeam({ window: [message('visitor')], handedOverAt: 1 })).toBe(true)
  })
})
