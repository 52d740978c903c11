import type { texts as english } from '../en/planRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  creditsNotSold: 'L’offre n’est pas vendue avec {credits} crédits par mois.',
  bankMustConfirm:
    'Votre banque veut confirmer chaque paiement : cette carte ne peut pas payer un changement immédiat. Utilisez une autre carte.',
  payPlanFirst: 'Votre dernier paiement est ouvert. Réglez-le d’abord, puis changez d’offre.',
  vatIdInvalid: 'Ce n’est pas un numéro de TVA valable pour votre pays.',
  vatIdNotUsed: 'Les numéros de TVA ne sont pas encore utilisés ici.',
  taxAddressMissing:
    'Votre adresse de facturation ne suffit pas pour calculer la taxe. Ajoutez une carte avec votre adresse complète.',
  reactivatePlanFirst: 'Votre abonnement prend fin. Réactivez-le d’abord, puis changez d’offre.',
} satisfies Translation<typeof english>
