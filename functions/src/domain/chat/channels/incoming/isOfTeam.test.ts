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

describe('a conversation on a channel', () => {
  it("is the team's after the first reply, until it is handed back", () => {
    const [question, answer, reply] = [message('visitor'), message('agent'), message('operator')]
    expect(isOfTeam({ window: [question, answer], handedOverAt: 0 })).toBe(false)
    expect(isOfTeam({ window: [question, reply], handedOverAt: 1 })).toBe(true)
    expect(isOfTeam({ window: [question, reply, handedBack, question], handedOverAt: 1 })).toBe(false)
    expect(isOfTeam({ window: [reply, handedBack, reply], handedOverAt: 1 })).toBe(true)
  })

  it("is the agent's while its person waits for an operator who never came", () => {
    const requested = message('event', { event: 'requested', at: 5 })
    expect(isOfTeam({ window: [message('visitor'), requested], handedOverAt: 5 })).toBe(false)
    expect(isOfTeam({ window: [requested, message('operator')], handedOverAt: 5 })).toBe(true)
    // The person waits again, after an operator whose replies have left the window.
    expect(isOfTeam({ window: [requested], handedOverAt: 2 })).toBe(true)
  })

  it("is the team's when its replies have left the window", () => {
    expect(isOfTeam({ window: [message('visitor')], handedOverAt: 1 })).toBe(true)
  })
})
