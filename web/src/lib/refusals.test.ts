import { afterEach, expect, it, vi } from 'vitest'

/** What a callable throws, as the SDK hands it on. */
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

it('says in the person’s language what the server has refused by key', async () => {
  const error = await errorIn('de')
  expect(error.message).toBe('Bea beantwortet dieses Gespräch schon.')
  expect(error.fields).toEqual({ email: 'Bitte geben Sie eine gültige E-Mail ein', other: 'Too big' })
})

it('says why a channel has not taken a message in the same language', async () => {
  vi.resetModules()
  document.documentElement.lang = 'de'
  const { toCallError } = await import('./errors.ts')
  await vi.dynamicImportSettled()
  const values = { message: 'It could not be delivered in time.', reason: 'tooLate' }
  const details = { code: 'failed-precondition', message: '', said: { key: 'channelMessageFailed', values } }
  expect(toCallError({ details }).message).toBe(
    'Die Nachricht konnte nicht gesendet werden: Sie konnte nicht rechtzeitig zugestellt werden.',
  )
})

it('keeps the server’s English where it has no other words', async () => {
  expect((await errorIn('en')).message).toBe('Bea is already answering this conversation.')
})
