import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Pour payer, connectez-vous avec votre mot de passe ou un code.',
  billingNotOffered: 'La facturation n’est pas disponible ici.',
  sellerAccountGone: 'Ce compte de paiement n’est plus connecté. Veuillez contacter l’assistance.',
  ownerConnectsSeller: 'Seul le propriétaire de l’espace de travail connecte son compte de paiement.',
  priceHasChanged: 'Le prix a changé. Veuillez le vérifier et réessayer.',
  creditsNotForSaleNow:
    'Ces crédits ne peuvent pas être achetés pour le moment. Votre fournisseur a été prévenu. Rien n’a été débité.',
  validNumber: 'Veuillez saisir un nombre valide',
} satisfies Translation<typeof english>
