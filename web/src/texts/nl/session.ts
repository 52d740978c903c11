import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'U bent uitgelogd.',
  signedIn: 'U bent ingelogd.',
  signInFailed: 'Er is een fout opgetreden bij het inloggen.',
} satisfies Translation<typeof english>
