import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'تم تسجيل الخروج.',
} satisfies Translation<typeof english>
