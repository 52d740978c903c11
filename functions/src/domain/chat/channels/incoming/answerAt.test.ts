import { describe, expect, it } from 'vitest'
import { answerAt } from './answerAt.ts'
import { incomingSchema } from '../../../kernel/channels/Thread.ts'

const question = incomingSchema.parse({ id: '1', at: 1_000, text: 'Hello' })
const at = (lastIncomingAt: number, delayMs: number, more: Partial<typeof question> = {}) =>
  answerAt({ lastIncomingAt, notBefore: 500 }, { question: { ...question, ...more } }, delayMs)

describe('answerAt', () => {
  it('waits until no more messages come, with a limit', () => {
    expect(at(2_000, 0)).toBe(500)
    expect(at(2_000, 10_000)).toBe(12_000)
    expect(at(25_000, 10_000)).toBe(31_000)
  })

  it('does not wait for messages that are not questions', () => {
    for (const kind of [{ isStart: true }, { isForget: true }, { isFromTeam: true }])
      expect(at(2_000, 10_000, kind)).toBe(500)
  })
})
