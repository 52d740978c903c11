import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'Hai effettuato l’uscita.',
  signedIn: 'Hai effettuato l’accesso.',
  signInFailed: 'Si è verificato un errore durante l’accesso.',
} satisfies Translation<typeof english>
