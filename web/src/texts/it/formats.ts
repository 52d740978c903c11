import type { texts as english } from '../en/formats.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  justNow: 'proprio ora',
  today: 'Oggi',
  yesterday: 'Ieri',
} satisfies Translation<typeof english>
