import { vi } from 'vitest'
import { call } from '../lib/call.ts'

/**
 * What the server says to each procedure, however often it is asked: a function is told what was asked, an
 * error is thrown, and what is undefined never comes. For tests that mock `lib/call.ts`.
 */
export function answerCalls(answers: Record<string, unknown>): void {
  const answer: Record<string, unknown> = { listInvoices: { invoices: [] }, ...answers }
  vi.mocked(call)
    .mockReset()
    .mockImplementation((name, input) => {
      const known = answer[name]
      const found: unknown = typeof known === 'function' ? known(input) : known
      if (found instanceof Error) return Promise.reject(found)
      return found === undefined ? new Promise(() => {}) : Promise.resolve(found as never)
    })
}
