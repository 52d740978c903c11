import type { texts as english } from '../en/nodeKinds.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  start: 'Début',
  default: 'Nœud',
  end: 'Fin',
  note: 'Note',
  group: 'Groupe',
} satisfies Translation<typeof english>
