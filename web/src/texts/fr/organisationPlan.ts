import type { texts as english } from '../en/organisationPlan.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  plan: 'Forfait',
  pricePerMonth: '{price} par mois',
  planNotLoaded: 'Le forfait n’a pas pu être chargé',
  planEnds: 'Le forfait se termine à la fin du mois payé',
  endPlan: 'Résilier le forfait',
  endPlanOf: 'Résilier « {name} » ?',
  endPlanHint:
    'Il court jusqu’au {at} et ne sera plus débité. Les crédits payés restent. Tant que les clients voient la facturation, ils peuvent le poursuivre.',
  planStopped: 'Le compte de paiement est déconnecté : on ignore ce que devient le forfait.',
  planUnpaid: 'Le dernier paiement a échoué.',
  billingIsOff:
    'Les clients ne voient pas leur facturation pour le moment, mais ce forfait continue d’être débité.',
  planEndsOn: 'Se termine le {at}.',
  planRenewsOn: 'Se renouvelle le {at}.',
} satisfies Translation<typeof english>
