import { expect, it } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { turnFailure } from './turnFailure.ts'

it.each([
  ['resource-exhausted', 'resource-exhausted'],
  ['out-of-credits', 'out-of-credits'],
  ['unavailable', 'unavailable'],
  ['email-not-verified', 'internal'],
] as const)('says %s to the widget as %s', (code, expected) => {
  expect(turnFailure(new CallError(code, 'Why'))).toEqual({ code: expected, text: 'Why' })
})
