import type { texts as english } from '../en/nodeKinds.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  start: 'Inizio',
  default: 'Nodo',
  end: 'Fine',
  note: 'Nota',
  group: 'Gruppo',
} satisfies Translation<typeof english>
