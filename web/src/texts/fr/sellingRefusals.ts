import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Pour payer, connectez-vous avec un code.',
  billingNotOffered: 'La facturation n’est pas disponible ici.',
  sellerAccountGone:
    'Ce compte de paiement est définitivement déconnecté. Transférez plutôt des crédits à vos clients sous Clients.',
  ownerMakesAdmins: 'Les admins peuvent payer : seul le propriétaire de l’espace de travail en nomme.',
  ownerConnectsSeller: 'Seul le propriétaire de l’espace de travail connecte son compte de paiement.',
  priceHasChanged: 'Le prix a changé. Veuillez le vérifier et réessayer.',
  creditsNotForSaleNow:
    'Ces crédits ne peuvent pas être achetés pour le moment. Votre fournisseur a été prévenu. Rien n’a été débité.',
  checkoutsTooMany:
    'La page de paiement a été ouverte trop souvent aujourd’hui sans paiement. Veuillez réessayer demain.',
  validNumber: 'Veuillez saisir un nombre valide',
  plansLocked:
    'Terminez les étapes 1 et 2 et cliquez sur « Enregistrer les paramètres de facturation » avant de configurer des abonnements',
  plansChanged: 'Une autre personne a enregistré les forfaits entre-temps. Rechargez-les.',
  planFeatureMissing: 'Chaque forfait doit avoir au moins un avantage avec du texte',
  planPriceOutOfBounds: 'Un forfait coûte entre 0,50 $ et 999 999,99 $ par mois.',
  planPriceTooLow:
    'Un forfait coûte au moins 0,001 $ par crédit. Donnez à « {name} » un prix plus élevé dans Stripe ou archivez-le.',
  planNotForSale: 'Ce forfait n’est plus proposé. Veuillez en choisir un autre.',
  alreadySubscribed: 'Vous avez déjà un forfait.',
  noActivePlan: 'Il n’y a pas de forfait en cours.',
  planHasEnded: 'Votre forfait est terminé. Choisissez un forfait dans Facturation et tout reviendra.',
  planStillRuns:
    'Des clients paient encore un forfait. Résiliez-le et attendez sa fin, ou mettez-y fin tout de suite dans Stripe.',
} satisfies Translation<typeof english>
