import type { texts as english } from '../en/formats.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  justNow: 'zojuist',
  today: 'Vandaag',
  yesterday: 'Gisteren',
} satisfies Translation<typeof english>
