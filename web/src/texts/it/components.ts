import type { texts as english } from '../en/components.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  whatYouAskedForCould: 'Non è stato possibile caricare ciò che hai chiesto',
  close: 'Chiudi',
  oneMoment: 'Un momento…',
  leaveWithoutSaving: 'Uscire senza salvare?',
  leave: 'Esci',
  stay: 'Resta',
  tryAgain: 'Riprova',
  thisPartCould: 'Non è stato possibile caricare questa parte',
  passagesUsed: 'Passaggi usati',
  copied: 'Copiato',
  copyCode: 'Copia codice',
  copiedToClipboard: 'Copiato negli appunti',
  keepItNow: 'Conservalo adesso: non verrà più mostrato.',
  cancel: 'Annulla',
  typeToConfirm: 'Scrivi «{name}» per confermare',
  typeAsAbove: 'Scrivi «{name}» come appare sopra.',
} satisfies Translation<typeof english>
