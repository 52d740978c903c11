import type { texts as english } from '../en/shades.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  shades: 'Tons',
  generateAgain: 'Gerar de novo',
  editShades: 'Editar tons',
  closeShades: 'Fechar tons',
  shade: 'Tom {n, number}',
  pickShade: 'Escolher o tom {n, number}',
} satisfies Translation<typeof english>
