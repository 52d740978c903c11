import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'Has cerrado la sesión.',
} satisfies Translation<typeof english>
