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
    'Ce compte est définitivement déconnecté : vos clients ne peuvent plus acheter. Leurs crédits restent. Transférez-leur des crédits sous Clients, et mettez fin aux forfaits en cours dans votre compte Stripe : ils n’apportent aucun crédit.',
  stepPrice: '2. Prix',
  priceHint: 'Les crédits achetés par vos clients proviennent de ceux de votre espace de travail.',
  usdPerCredit: 'USD par crédit',
  usdPerCreditHint: 'S’ajoute au prix d’un crédit de la plateforme.',
  validNumber: 'Veuillez saisir un nombre valide',
  pausesRecharges:
    '{count, plural, one {La recharge automatique de # client est suspendue} other {La recharge automatique de # clients au plus est suspendue}} jusqu’à l’acceptation du prix plus élevé.',
  finalPrice: 'Prix final par crédit',
  creditsForAmount: 'Crédits pour {amount}',
  saveSettings: 'Enregistrer les paramètres de facturation',
  settingsSaved: 'Paramètres de facturation enregistrés',
  priceNotSaved: 'Votre prix n’est pas enregistré.',
  stepClients: '4. Clients',
  stepClientsHint:
    'Activez la facturation pour chaque client : ouvrez l’organisation sous Clients, puis Paramètres, Facturation. Ses administrateurs peuvent payer.',
  openClients: 'Ouvrir les clients',
  stepPlans: '3. Forfaits',
  plansHint: 'Chaque mois d’un forfait apporte ses crédits, pris sur ceux de votre espace de travail.',
  plansLocked:
    'Terminez les étapes 1 et 2 et cliquez sur « Enregistrer les paramètres de facturation » avant de configurer des abonnements',
  noPlans: 'Vous ne vendez aucun forfait.',
  planNumber: 'Forfait {number}',
  planName: 'Nom',
  planNameMissing: 'Veuillez saisir un nom',
  planCredits: 'Crédits par mois',
  planPrice: 'Prix par mois',
  planPriceOutOfBounds: 'Un forfait coûte entre 0,50 $ et 999 999,99 $ par mois.',
  planTrial: 'Jours gratuits',
  planTrialHint:
    'Le premier forfait d’un client ne coûte rien pendant ces jours. Il apporte aussitôt les crédits d’un mois, pris dans votre espace de travail ; les codes ne s’y appliquent pas.',
  planFeatures: 'Avantages',
  planPopular: 'Populaire',
  featureNumber: 'Avantage {number}',
  featureTextMissing: 'Chaque forfait doit avoir au moins un avantage avec du texte',
  lastFeature: 'Chaque forfait doit avoir au moins un avantage',
  tooManyFeatures: '5 avantages au maximum',
  addFeature: 'Ajouter un avantage',
  removeFeature: 'Supprimer l’avantage {number}',
  addPlan: 'Ajouter un forfait',
  removePlan: 'Supprimer {name}',
  savePlans: 'Enregistrer les forfaits',
  plansSaved: 'Forfaits enregistrés',
  plansNotSaved: 'Les forfaits n’ont pas pu être enregistrés',
  plansUnsaved: 'Vos forfaits ne sont pas enregistrés.',
  soldAt: 'Vendu {price} jusqu’à l’enregistrement. Les clients déjà abonnés gardent leur prix.',
  codes: 'Codes promotionnels',
  acceptCodes: 'Les clients peuvent saisir des codes promotionnels',
  acceptCodesHint:
    'Vous créez les coupons et les codes dans votre compte Stripe. Les clients les saisissent sur la page de Stripe quand ils choisissent un forfait. Un mois qu’un code rend gratuit prend aussi ses crédits dans votre espace de travail. Un premier forfait avec essai n’accepte pas de code.',
  rebuildPlans: 'Reconstruire depuis Stripe',
  rebuildPlansTitle: 'Reconstruire les forfaits depuis Stripe ?',
  rebuildPlansText:
    'Les forfaits vendus par votre compte Stripe remplacent cette liste. Les modifications non enregistrées sont perdues.',
  plansRebuilt: 'Forfaits reconstruits',
  example: 'Exemple',
  examplesHint:
    'Ce sont des exemples. Vos clients ne voient aucun forfait tant que vous ne les enregistrez pas.',
  exampleStarter: 'Starter',
  examplePro: 'Pro',
  exampleFeature: '{credits} crédits chaque mois',
} satisfies Translation<typeof english>
