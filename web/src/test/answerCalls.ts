import { vi } from 'vitest'
import { call } from '../lib/call.ts'

/**
 * Sets the response to every call of a procedure, for tests that mock `lib/call.ts`: a function gets the
 * input, an error is thrown, and a procedure without a response never returns.
 */
export function answerCalls(responses: Record<string, unknown>): void {
  const responseOf: Record<string, unknown> = { listInvoices: { invoices: [] }, ...responses }
  vi.mocked(call)
    .mockReset()
    .mockImplementation((name, input) => {
      const existing = responseOf[name]
      const found: unknown = typeof existing === 'function' ? existing(input) : existing
      if (found instanceof Error) return Promise.reject(found)
      return found === undefined ? new Promise(() => {}) : Promise.resolve(found as never)
    })
}
