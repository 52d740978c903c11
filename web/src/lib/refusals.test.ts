import { afterEach, describe, expect, it, vi } from 'vitest'

/** An error of a callable, as the SDK throws it. */
const thrown = {
  details: {
    code: 'failed-precondition',
    message: 'Bea is already answering this conversation.',
    said: { key: 'colleagueAnswers', values: { name: 'Bea' } },
    fields: { email: 'Please enter a valid email', other: 'Too big' },
    fieldsSaid: { email: { key: 'emailInvalid', values: {} } },
  },
}

async function errorIn(language: string) {
  vi.resetModules()
  document.documentElement.lang = language
  const { toCallError } = await import('./errors.ts')
  await vi.dynamicImportSettled()
  return toCallError(thrown)
}

afterEach(() => {
  document.documentElement.lang = 'en'
})

describe('toCallError', () => {
  it('shows a refusal with a key in the person’s language', async () => {
    const error = await errorIn('de')
    expect(error.message).toBe('Bea beantwortet dieses Gespräch schon.')
    expect(error.fields).toEqual({ email: 'Bitte geben Sie eine gültige E-Mail ein', other: 'Too big' })
  })

  it('shows in the same language why a channel has refused a message', async () => {
    vi.resetModules()
    document.documentElement.lang = 'de'
    const { toCallError } = await import('./errors.ts')
    await vi.dynamicImportSettled()
    const values = { message: 'It could not be delivered in time.', reason: 'tooLate' }
    const details = {
      code: 'failed-precondition',
      message: '',
      said: { key: 'channelMessageFailed', values },
    }
    expect(toCallError({ details }).message).toBe(
      'Die Nachricht konnte nicht gesendet werden: Sie konnte nicht rechtzeitig zugestellt werden.',
    )
  })

  it('says in the same language why a card was declined', async () => {
    vi.resetModules()
    document.documentElement.lang = 'es'
    const { toCallError } = await import('./errors.ts')
    await vi.dynamicImportSettled()
    const details = {
      code: 'failed-precondition',
      message: 'Your card has expired. Add another one.',
      said: { key: 'cardExpired', values: {} },
    }
    expect(toCallError({ details }).message).toBe('Tu tarjeta ha caducado. Añade otra.')
  })

  it('keeps the server’s English when there is no translation', async () => {
    expect((await errorIn('en')).message).toBe('Bea is already answering this conversation.')
  })
})
