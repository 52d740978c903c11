import type { texts as english } from '../en/nodeKinds.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  start: 'Inicio',
  default: 'Nodo',
  end: 'Final',
  note: 'Nota',
  group: 'Grupo',
} satisfies Translation<typeof english>
