import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'Sie sind abgemeldet.',
} satisfies Translation<typeof english>
