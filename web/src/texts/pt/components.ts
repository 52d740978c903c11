import type { texts as english } from '../en/components.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  whatYouAskedForCould: 'Não foi possível carregar o que você pediu',
  close: 'Fechar',
  oneMoment: 'Um momento…',
  leaveWithoutSaving: 'Sair sem salvar?',
  leave: 'Sair',
  stay: 'Ficar',
  tryAgain: 'Tentar de novo',
  thisPartCould: 'Não foi possível carregar esta parte',
  passagesUsed: 'Trechos usados',
  copied: 'Copiado',
  copyCode: 'Copiar código',
  copiedToClipboard: 'Copiado para a área de transferência',
  keepItNow: 'Guarde agora: não será mostrado de novo.',
  cancel: 'Cancelar',
  typeToConfirm: 'Digite “{name}” para confirmar',
  typeAsAbove: 'Digite “{name}” como está acima.',
} satisfies Translation<typeof english>
