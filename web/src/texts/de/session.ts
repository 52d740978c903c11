import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'Sie sind abgemeldet.',
  signedIn: 'Sie sind angemeldet.',
  signInFailed: 'Bei der Anmeldung ist ein Fehler aufgetreten.',
} satisfies Translation<typeof english>
