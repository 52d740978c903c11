import type { Message } from '@parley/functions/shared/chat/conversation'
import { describe, expect, it } from 'vitest'
import { hourMs } from '@parley/functions/shared/durations'
import { windowEndsOf } from './replyWindow.ts'

const messageAt = (role: Message['role'], at: number): Message => ({ id: `${at}`, role, text: 'Hello', at })
const window = [
  messageAt('visitor', hourMs),
  messageAt('visitor', 2 * hourMs),
  messageAt('operator', 3 * hourMs),
]

describe('windowEndsOf', () => {
  it("ends a day after the visitor's last message, on channels with a window", () => {
    const ends = { free: 26 * hourMs, people: 26 * hourMs }
    expect(windowEndsOf({ channel: 'whatsapp', window }, false)).toEqual(ends)
    expect(windowEndsOf({ channel: 'instagram', window }, false)).toEqual(ends)
    expect(windowEndsOf({ channel: 'telegram', window }, true)).toBeUndefined()
    expect(windowEndsOf({ channel: 'whatsapp', window: [messageAt('agent', hourMs)] }, true)).toBeUndefined()
  })

  it('gives people seven days where Meta allows it, but not on WhatsApp', () => {
    const people = (2 + 7 * 24) * hourMs
    expect(windowEndsOf({ channel: 'messenger', window }, true)).toEqual({ free: 26 * hourMs, people })
    expect(windowEndsOf({ channel: 'whatsapp', window }, true)?.people).toBe(26 * hourMs)
  })
})
