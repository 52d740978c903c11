import { vi } from 'vitest'
import { call } from '../lib/call.ts'

/**
 * What the server says to each procedure, however often it is asked: an error is thrown, and what is not there
 * never comes. For tests that mock `lib/call.ts`.
 */
export function answerCalls(answers: Record<string, unknown>): void {
  const known: Record<string, unknown> = { listInvoices: { invoices: [] }, ...answers }
  vi.mocked(call)
    .mockReset()
    .mockImplementation((name) => {
      const found = known[name]
      if (found instanceof Error) return Promise.reject(found)
      return found === undefined ? new Promise(() => {}) : Promise.resolve(found as never)
    })
}
