import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { CallError } from './errors.ts'

vi.mock('./call.ts', () => ({ call: vi.fn(async () => ({ success: true })) }))

let reportError: (error: unknown, kind?: 'error') => void

beforeEach(async () => {
  vi.mocked(call).mockClear()
  vi.resetModules()
  ;({ reportError } = await import('./reportError.ts'))
  history.replaceState(null, '', '/app/eu/agents/agent00000000001/kb?search=gout')
})

const reports = () => vi.mocked(call).mock.calls.map(([, report, region]) => ({ ...report, region }))

describe('reportError', () => {
  it('reports what failed and where, without any typed or shown text', async () => {
    const error = new SyntaxError('Unexpected token h, "hello, I am" of ada@example.com, 4111111111111111')
    error.stack = `SyntaxError\n at x (${location.origin}/assets/a-1.js?token=t:1:20)\n at https://else.example/b.js:2:2`
    reportError(error)
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    expect(reports()).toEqual([
      {
        kind: 'render',
        name: 'SyntaxError',
        message: 'Unexpected token h, "…" of … …',
        frames: ['/assets/a-1.js:1:20'],
        page: '/app/eu/agents/:id/kb',
        build: '/',
        region: 'eu',
      },
    ])
  })

  it('reports the same error once, and five errors of a page at most', async () => {
    for (const letter of 'aabcdefg') reportError(new Error(`It is ${letter}`), 'error')
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(5))
  })

  it('reports no refusals, lost connections or values that are no errors', async () => {
    for (const thrown of [
      new CallError('permission-denied'),
      new TypeError('Failed to fetch dynamically imported module'),
      'text',
      undefined,
    ])
      reportError(thrown)
    reportError(new Error('A fault'))
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  })
})
