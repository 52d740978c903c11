import type { texts as english } from '../en/nodeKinds.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  start: 'Begin',
  default: 'Knooppunt',
  end: 'Einde',
  note: 'Notitie',
  group: 'Groep',
} satisfies Translation<typeof english>
