import type { texts as english } from '../en/regions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  na: 'Norteamérica',
  eu: 'Europa',
} satisfies Translation<typeof english>
