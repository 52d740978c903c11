import type { texts as english } from '../en/regions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  na: 'Amérique du Nord',
  eu: 'Europe',
} satisfies Translation<typeof english>
