import { vi } from 'vitest'
import { call } from '../lib/call.ts'

/**
 * What the server says to each procedure, one after the other: an error is thrown, and what is not there
 * never comes. For tests that mock `lib/call.ts`.
 */
export function scriptCalls(answers: Record<string, unknown[]>): void {
  vi.mocked(call)
    .mockReset()
    .mockImplementation((name) => {
      if (name === 'listInvoices') return Promise.resolve({ invoices: [] } as never)
      const next = answers[name]?.shift()
      if (next instanceof Error) return Promise.reject(next)
      return next === undefined ? new Promise(() => {}) : Promise.resolve(next as never)
    })
}

/** What a procedure was asked, time after time. */
export function asked(name: string): Record<string, unknown>[] {
  return vi
    .mocked(call)
    .mock.calls.filter(([procedure]) => procedure === name)
    .map(([, input]) => input as Record<string, unknown>)
}
