import type { texts as english } from '../en/shades.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  shades: 'Nuances',
  generateAgain: 'Régénérer',
  editShades: 'Modifier les nuances',
  closeShades: 'Fermer les nuances',
  shade: 'Nuance {n, number}',
  pickShade: 'Choisir la nuance {n, number}',
} satisfies Translation<typeof english>
