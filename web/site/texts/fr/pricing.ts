import type { texts as english } from '../en/pricing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Tarifs',
  description: 'Une petite base, puis l’usage : offres, options et coût d’une réponse avec chaque modèle.',
  heading: 'Payez des réponses, pas des promesses',
  lead: 'Une petite base, puis ce que vous utilisez. Chaque réponse a son reçu.',
  net: 'Prix hors taxes. Les taxes éventuelles sont affichées avant le paiement.',
  currency: 'Devise',
  price: '<b>{price}</b> par mois',
  priceOrYear: '<b>{price}</b> par mois, ou {year} par an',
  priceFrom: '<b>à partir de {price}</b> par mois',
  startFree: 'Commencer gratuitement',
  talkToUs: 'Nous parler',
  monthCost: 'Ce que coûte un mois',
  conversations: 'Conversations par mois',
  answers: 'Réponses par conversation',
  model: 'Modèle',
  estimate: '<price></price> par mois avec <i>{plan}</i>, pour environ <credits></credits> crédits.',
  enough: 'Les crédits de l’offre suffisent.',
  answerCost: 'Ce que coûte une réponse',
  answerCostText:
    'Vous payez les jetons qu’un modèle lit et écrit. Une réponse courante lit environ {read, number} jetons (la question, la conversation et quelques passages de vos documents) et en écrit {written, number}. Le reçu de chaque réponse donne les chiffres exacts.',
  creditsPerAnswer: 'Crédits par réponse',
  thousandAnswers: '1 000 réponses',
  ownKey: 'Avec votre propre clé, vous payez votre fournisseur, et à nous un dixième de crédit par réponse.',
  addons: 'Options',
  addonPrice: '{price} par mois.',
  credit: 'Qu’est-ce qu’un crédit ?',
  creditText:
    'L’unité d’usage : 1 000 crédits font un dollar américain. Réponses, appels et messages vocaux en consomment.',
  expire: 'Les crédits expirent-ils ?',
  expireText: 'Les crédits achetés n’expirent pas tant que votre espace de travail existe.',
  limit: 'Puis-je fixer une limite ?',
  limitText:
    'Oui. La recharge automatique a une limite mensuelle, et sans elle les agents s’arrêtent quand le crédit est épuisé.',
  cancel: 'Comment résilier ?',
  cancelText:
    'À tout moment, dans le tableau de bord sous Facturation. L’offre court jusqu’à la fin du mois payé.',
  closing: 'Voyez vos propres chiffres',
  closingText: 'Posez dix questions à votre agent et lisez les reçus.',
} satisfies Translation<typeof english>
