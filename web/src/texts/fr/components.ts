import type { texts as english } from '../en/components.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  whatYouAskedForCould: 'Ce que vous avez demandé n’a pas pu être chargé',
  close: 'Fermer',
  oneMoment: 'Un instant…',
  leaveWithoutSaving: 'Quitter sans enregistrer ?',
  leave: 'Quitter',
  stay: 'Rester',
  tryAgain: 'Réessayer',
  thisPartCould: 'Cette partie n’a pas pu être chargée',
  passagesUsed: 'Passages utilisés',
  copied: 'Copié',
  copyCode: 'Copier le code',
  copiedToClipboard: 'Copié dans le presse-papiers',
  keepItNow: 'Conservez-le maintenant : il ne sera plus affiché.',
  cancel: 'Annuler',
  typeToConfirm: 'Saisissez « {name} » pour confirmer',
  typeAsAbove: 'Saisissez « {name} » comme ci-dessus.',
} satisfies Translation<typeof english>
