import { vi } from 'vitest'
import { call } from '../lib/call.ts'

/**
 * Sets the responses to the calls of a procedure, one after the other, for tests that mock `lib/call.ts`:
 * an error is thrown, and a call without a response never returns.
 */
export function scriptCalls(responses: Record<string, unknown[]>): void {
  vi.mocked(call)
    .mockReset()
    .mockImplementation((name) => {
      if (name === 'listInvoices') return Promise.resolve({ invoices: [] } as never)
      const next = responses[name]?.shift()
      if (next instanceof Error) return Promise.reject(next)
      return next === undefined ? new Promise(() => {}) : Promise.resolve(next as never)
    })
}

/** Returns the inputs of all calls of a procedure, oldest first. */
export function inputsOf(name: string): Record<string, unknown>[] {
  return vi
    .mocked(call)
    .mock.calls.filter(([procedure]) => procedure === name)
    .map(([, input]) => input as Record<string, unknown>)
}
