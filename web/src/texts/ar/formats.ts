import type { texts as english } from '../en/formats.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  justNow: 'الآن',
  today: 'اليوم',
  yesterday: 'أمس',
} satisfies Translation<typeof english>
