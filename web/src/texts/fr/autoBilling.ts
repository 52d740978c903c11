import type { texts as english } from '../en/autoBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  notLoaded: 'Les paramètres de facturation n’ont pas pu être chargés',
  stepAccount: '1. Compte de paiement',
  accountHint:
    'Vos clients paient sur votre propre compte Stripe. La plateforme conserve {percent} % de chaque paiement.',
  accountConnected: 'Compte connecté',
  connectStripe: 'Connecter Stripe',
  continueOnStripe: 'Continuer sur Stripe',
  ownerConnects: 'Le propriétaire de l’espace de travail connecte le compte.',
  state_onboarding: 'Stripe n’a pas encore toutes les informations sur votre entreprise.',
  state_restricted:
    'Stripe n’accepte aucun paiement pour vous en ce moment. Continuez sur Stripe pour voir ce qui manque.',
  state_gone:
    'Ce compte est déconnecté : vos clients ne peuvent plus acheter. Leurs crédits restent. Contactez l’assistance pour le reconnecter.',
  stepPrice: '2. Prix',
  priceHint: 'Les crédits achetés par vos clients proviennent de ceux de votre espace de travail.',
  usdPerCredit: 'USD par crédit',
  usdPerCreditHint: 'S’ajoute au prix d’un crédit de la plateforme.',
  validNumber: 'Veuillez saisir un nombre valide',
  finalPrice: 'Prix final par crédit',
  creditsForAmount: 'Crédits pour {amount}',
  saveSettings: 'Enregistrer les paramètres de facturation',
  settingsSaved: 'Paramètres de facturation enregistrés',
  priceNotSaved: 'Votre prix n’est pas enregistré.',
} satisfies Translation<typeof english>
