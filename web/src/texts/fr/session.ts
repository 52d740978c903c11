import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'La session est terminée.',
} satisfies Translation<typeof english>
