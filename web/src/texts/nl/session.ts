import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'U bent uitgelogd.',
} satisfies Translation<typeof english>
