import type { texts as english } from '../en/shades.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  shades: 'Tonalità',
  generateAgain: 'Genera di nuovo',
  editShades: 'Modifica le tonalità',
  closeShades: 'Chiudi le tonalità',
  shade: 'Tonalità {n, number}',
  pickShade: 'Scegli la tonalità {n, number}',
} satisfies Translation<typeof english>
