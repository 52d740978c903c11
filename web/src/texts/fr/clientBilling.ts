import type { texts as english } from '../en/clientBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  rechargePaused_price:
    'Votre fournisseur a augmenté le prix : la recharge est suspendue. Enregistrez pour accepter le nouveau prix.',
  rechargePaused_threshold:
    'Le montant achète moins de crédits que le seuil. Choisissez un montant plus élevé ou un seuil plus bas.',
  rechargeLimit: 'Quatre fois par jour au maximum.',
  autoRecharge: 'Recharge automatique',
  rechargeIsOn: 'Acheter des crédits quand il en reste peu',
  rechargePaused_failures:
    'Trois paiements ont échoué : la recharge est suspendue. Vérifiez votre carte, puis enregistrez de nouveau.',
  rechargeBelow: 'En dessous de {credits, number} crédits',
  rechargeAmount: 'Acheter pour {amount}',
  threshold: 'Seuil',
  amount: 'Montant',
  save: 'Enregistrer',
  rechargeSaved: 'Recharge automatique enregistrée',
  rechargeNotSaved: 'La mise à jour de la recharge automatique a échoué.',
  billingDashboard: 'Facturation',
  billingNotLoaded: 'La facturation n’a pas pu être chargée',
  availableCredits: 'Crédits disponibles',
  purchaseCredits: 'Acheter des crédits',
  packs: 'Lots',
  credits: 'Crédits',
  forCredits: 'pour {credits, number} crédits',
  buy: 'Acheter',
  cardNeeded: 'Ajoutez une carte ci-dessous pour acheter des crédits.',
  purchased: 'Crédits achetés',
  purchaseFailed: 'L’achat de crédits a échoué',
  bankNotAnswered:
    'Votre banque n’a pas encore répondu. Vos crédits arriveront dès sa réponse ; inutile de payer une seconde fois.',
  paymentMethod: 'Moyen de paiement',
  noCard: 'Aucune carte pour l’instant.',
  addCard: 'Ajouter une carte',
  replaceCard: 'Remplacer la carte',
  saveCard: 'Enregistrer la carte',
  cancel: 'Annuler',
  cardSaved: 'Moyen de paiement mis à jour',
  cardFormNotLoaded: 'Le formulaire de carte n’a pas pu être chargé',
  recentInvoices: 'Factures récentes',
  noInvoices: 'Vos achats apparaîtront ici.',
  creditsBought: '{credits} crédits',
  invoice: 'Reçu',
} satisfies Translation<typeof english>
