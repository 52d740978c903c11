import { describe, expect, it } from 'vitest'
import { CallError } from '../../../lib/errors.ts'
import { attempt, attemptOf, endAttempt, type Intention } from './attempts.ts'

const five: Intention = { payer: 'ann', purpose: 'topUp', about: '500' }
const isOver = (answer: string) => answer === 'succeeded'

async function idOf(intention: Intention, run: () => Promise<string>): Promise<string> {
  let id = ''
  const runAs = (attemptId: string) => {
    id = attemptId
    return run()
  }
  await attempt(intention, runAs, isOver).catch(() => {})
  return id
}

describe('an attempt', () => {
  it('keeps its id while its outcome is unknown', async () => {
    endAttempt(five)
    const first = await idOf(five, () => Promise.reject(new CallError('unavailable')))
    expect(await idOf(five, () => Promise.reject(new CallError('internal')))).toBe(first)
    expect(await idOf(five, () => Promise.resolve('created'))).toBe(first)
    expect(attemptOf(five)).toBe(first)
  })

  it('gets a new id after a success, after a final refusal, and for another amount', async () => {
    const first = await idOf(five, () => Promise.resolve('succeeded'))
    const second = await idOf(five, () => Promise.reject(new CallError('failed-precondition')))
    const third = attemptOf(five)
    expect(
      new Set([
        first,
        second,
        third,
        attemptOf({ ...five, about: '600' }),
        attemptOf({ ...five, payer: 'bob' }),
      ]).size,
    ).toBe(5)
  })
})
