import { describe, expect, it } from 'vitest'
import { refusalOfText } from '../../../shared/errors/refusals.ts'
import { AppError } from './AppError.ts'

describe('AppError', () => {
  it('has the text of its code unless it has a text of its own', () => {
    expect(new AppError('not-found').message).toBe('This no longer exists.')
    const error = new AppError('failed-precondition', {
      key: 'colleagueAnswers',
      values: { name: 'Bea' },
    })
    expect(error.message).toBe('Bea is already answering this conversation.')
    expect(error.refusal).toEqual({ key: 'colleagueAnswers', values: { name: 'Bea' } })
  })

  it("names fields in English and by key; a schema's own text has no key", () => {
    const error = new AppError('invalid-argument', undefined, {
      email: 'emailInvalid',
      other: refusalOfText('Too big'),
    })
    expect(error.fields).toEqual({ email: 'Please enter a valid email', other: 'Too big' })
    expect(error.fieldRefusals).toEqual({ email: { key: 'emailInvalid', values: {} } })
  })

  it('keeps the text of a vendor as it is, without a key', () => {
    const error = new AppError('failed-precondition', { text: 'Your card was declined.' })
    expect([error.message, error.refusal]).toEqual(['Your card was declined.', undefined])
  })
})
