import type { texts as english } from '../en/components.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  whatYouAskedForCould: 'Wat u vroeg kon niet worden geladen',
  close: 'Sluiten',
  oneMoment: 'Een ogenblik…',
  leaveWithoutSaving: 'Weggaan zonder op te slaan?',
  leave: 'Weggaan',
  stay: 'Blijven',
  tryAgain: 'Opnieuw proberen',
  thisPartCould: 'Dit deel kon niet worden geladen',
  passagesUsed: 'Gebruikte passages',
  copied: 'Gekopieerd',
  copyCode: 'Code kopiëren',
  copiedToClipboard: 'Naar het klembord gekopieerd',
  keepItNow: 'Bewaar het nu: het wordt niet nog eens getoond.',
  cancel: 'Annuleren',
  typeToConfirm: 'Typ “{name}” om te bevestigen',
  typeAsAbove: 'Typ “{name}” zoals het hierboven staat.',
} satisfies Translation<typeof english>
