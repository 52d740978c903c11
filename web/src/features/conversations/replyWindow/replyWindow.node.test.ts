import type { Message } from '@parley/functions/shared/chat/conversation'
import { expect, it } from 'vitest'
import { windowEndsOf } from './replyWindow.ts'

const messageAt = (role: Message['role'], at: number): Message => ({ id: `${at}`, role, text: 'Hello', at })
const hour = 3_600_000
const window = [messageAt('visitor', hour), messageAt('visitor', 2 * hour), messageAt('operator', 3 * hour)]

it("windowEndsOf ends a day after the visitor's last message, on channels with a window", () => {
  const ends = { free: 26 * hour, people: 26 * hour }
  expect(windowEndsOf({ channel: 'whatsapp', window }, false)).toEqual(ends)
  expect(windowEndsOf({ channel: 'instagram', window }, false)).toEqual(ends)
  expect(windowEndsOf({ channel: 'telegram', window }, true)).toBeUndefined()
  expect(windowEndsOf({ channel: 'whatsapp', window: [messageAt('agent', hour)] }, true)).toBeUndefined()
})

it('windowEndsOf gives people seven days where Meta allows it, but not on WhatsApp', () => {
  const people = (2 + 7 * 24) * hour
  expect(windowEndsOf({ channel: 'messenger', window }, true)).toEqual({ free: 26 * hour, people })
  expect(windowEndsOf({ channel: 'whatsapp', window }, true)?.people).toBe(26 * hour)
})
