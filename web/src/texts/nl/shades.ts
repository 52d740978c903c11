import type { texts as english } from '../en/shades.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  shades: 'Tinten',
  generateAgain: 'Opnieuw maken',
  editShades: 'Tinten bewerken',
  closeShades: 'Tinten sluiten',
  shade: 'Tint {n, number}',
  pickShade: 'Tint {n, number} kiezen',
} satisfies Translation<typeof english>
