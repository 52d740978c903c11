import type { texts as english } from '../en/formats.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  justNow: 'à l’instant',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
} satisfies Translation<typeof english>
