import type { texts as english } from '../en/components.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  whatYouAskedForCould: 'No se ha podido cargar lo que pediste',
  close: 'Cerrar',
  oneMoment: 'Un momento…',
  leaveWithoutSaving: '¿Salir sin guardar?',
  leave: 'Salir',
  stay: 'Quedarse',
  tryAgain: 'Intentar de nuevo',
  thisPartCould: 'No se ha podido cargar esta parte',
  passagesUsed: 'Pasajes usados',
  copied: 'Copiado',
  copyCode: 'Copiar código',
  copiedToClipboard: 'Copiado al portapapeles',
  keepItNow: 'Guárdalo ahora: no se vuelve a mostrar.',
  cancel: 'Cancelar',
  typeToConfirm: 'Escribe «{name}» para confirmar',
  typeAsAbove: 'Escribe «{name}» tal como aparece arriba.',
} satisfies Translation<typeof english>
