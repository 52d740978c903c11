import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'Você saiu da conta.',
} satisfies Translation<typeof english>
