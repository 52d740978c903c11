import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'لا يوجد شيء هنا بعد',
  nobodyHereHint: 'هذا العنوان غير مستخدم. إذا كان جديدًا فحاول مرة أخرى بعد بضع دقائق.',
} satisfies Translation<typeof english>
