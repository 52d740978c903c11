import type { texts as english } from '../en/shades.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  shades: 'Tonos',
  generateAgain: 'Generar de nuevo',
  editShades: 'Editar tonos',
  closeShades: 'Cerrar tonos',
  shade: 'Tono {n, number}',
  pickShade: 'Elegir el tono {n, number}',
} satisfies Translation<typeof english>
