import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { turnFailure, Unreached } from './turnFailure.ts'

describe('turnFailure', () => {
  it.each([
    ['resource-exhausted', 'resource-exhausted'],
    ['out-of-credits', 'out-of-credits'],
    ['unavailable', 'unavailable'],
    ['email-not-verified', 'internal'],
  ] as const)('reports %s to the widget as %s', (code, expected) => {
    expect(turnFailure(new CallError(code, 'Why'))).toEqual({ code: expected, text: 'Why' })
  })

  it('distinguishes a missing network from a server that does not respond', () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(turnFailure(new Unreached()).code).toBe('offline')
    expect(turnFailure(new CallError('unavailable')).code).toBe('unavailable')
    isOnline.mockRestore()
  })
})
