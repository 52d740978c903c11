import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answered } from './answered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('answered reports that the server is unreachable when a write gets no response', async () => {
  let finish = () => {}
  const outcome = answered(new Promise((resolve) => (finish = resolve))).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toMatchObject({
    code: 'unavailable',
    message: 'We can’t reach the server. Check your connection and try again.',
  })
  finish()
})

it('answered ends with the write, and leaves no timer behind', async () => {
  await answered(Promise.resolve())
  await expect(answered(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})
