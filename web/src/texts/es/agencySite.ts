import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Aquí todavía no hay nada',
  nobodyHereHint: 'Esta dirección no está en uso. Si es nueva, inténtalo de nuevo en unos minutos.',
} satisfies Translation<typeof english>
