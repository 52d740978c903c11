import type { texts as english } from '../en/formats.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  justNow: 'gerade eben',
  today: 'Heute',
  yesterday: 'Gestern',
} satisfies Translation<typeof english>
