import type { texts as english } from '../en/regions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  na: 'أمريكا الشمالية',
  eu: 'أوروبا',
} satisfies Translation<typeof english>
