import type { texts as english } from '../en/regions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  na: 'Noord-Amerika',
  eu: 'Europa',
} satisfies Translation<typeof english>
