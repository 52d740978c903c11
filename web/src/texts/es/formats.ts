import type { texts as english } from '../en/formats.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  justNow: 'ahora mismo',
  today: 'Hoy',
  yesterday: 'Ayer',
} satisfies Translation<typeof english>
