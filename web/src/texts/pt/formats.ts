import type { texts as english } from '../en/formats.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  justNow: 'agora mesmo',
  today: 'Hoje',
  yesterday: 'Ontem',
} satisfies Translation<typeof english>
