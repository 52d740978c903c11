import type { texts as english } from '../en/components.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  whatYouAskedForCould: 'Das Gewünschte konnte nicht geladen werden',
  close: 'Schließen',
  oneMoment: 'Einen Moment …',
  leaveWithoutSaving: 'Ohne Speichern verlassen?',
  leave: 'Verlassen',
  stay: 'Bleiben',
  tryAgain: 'Noch einmal versuchen',
  thisPartCould: 'Dieser Teil konnte nicht geladen werden',
  passagesUsed: 'Verwendete Textstellen',
  copied: 'Kopiert',
  copyCode: 'Code kopieren',
  copiedToClipboard: 'In die Zwischenablage kopiert',
  keepItNow: 'Bewahren Sie es jetzt auf: Es wird nicht noch einmal gezeigt.',
  cancel: 'Abbrechen',
  typeToConfirm: 'Geben Sie zur Bestätigung „{name}“ ein',
  typeAsAbove: 'Geben Sie „{name}“ so ein, wie es oben steht.',
} satisfies Translation<typeof english>
