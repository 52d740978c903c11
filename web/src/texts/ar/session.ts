import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'تم تسجيل الخروج.',
  signedIn: 'تم تسجيل الدخول.',
  signInFailed: 'حدث خطأ أثناء تسجيل الدخول.',
} satisfies Translation<typeof english>
