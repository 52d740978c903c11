import type { texts as english } from '../en/shades.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  shades: 'Farbtöne',
  generateAgain: 'Neu erzeugen',
  editShades: 'Töne bearbeiten',
  closeShades: 'Töne schließen',
  shade: 'Ton {n, number}',
  pickShade: 'Ton {n, number} auswählen',
} satisfies Translation<typeof english>
