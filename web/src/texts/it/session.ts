import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'Hai effettuato l’uscita.',
} satisfies Translation<typeof english>
