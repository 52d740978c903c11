import type { texts as english } from '../en/nodeKinds.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  start: 'Start',
  default: 'Knoten',
  end: 'Ende',
  note: 'Notiz',
  group: 'Gruppe',
} satisfies Translation<typeof english>
