import type { texts as english } from '../en/freePlan.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Obtenir l’offre gratuite',
  description: 'Tout ce qu’il faut pour essayer un agent sur votre site. Sans carte bancaire.',
  lead: 'Essayez tout sur votre propre site. L’offre ne s’arrête pas au bout de quelques jours, et aucune carte n’est demandée.',
  compare: 'Comparer les offres',
  features: 'Ce que vous obtenez',
  usedUp: 'Que se passe-t-il quand le crédit est épuisé ?',
  usedUpText:
    'L’agent cesse de répondre, vos collègues le peuvent encore. Rechargez ou choisissez une offre pour continuer.',
  leftOut: 'Manque-t-il quelque chose ?',
  leftOutText:
    'Aucune fonction de l’éditeur, du widget ou de la boîte de réception. Les options comme la marque blanche demandent une offre payante.',
  closing: 'Commencez maintenant',
  closingText: 'Une adresse e-mail suffit.',
} satisfies Translation<typeof english>
