import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireResponse } from './requireResponse.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('requireResponse', () => {
  it('reports that the server is unreachable when a write gets no response', async () => {
    let finish = () => {}
    const outcome = requireResponse(new Promise((resolve) => (finish = resolve))).catch(
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toMatchObject({
      code: 'unavailable',
      message: 'We can’t reach the server. Check your connection and try again.',
    })
    finish()
  })

  it('ends with the write, and leaves no timer behind', async () => {
    await requireResponse(Promise.resolve())
    await expect(requireResponse(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(vi.getTimerCount()).toBe(0)
  })
})
