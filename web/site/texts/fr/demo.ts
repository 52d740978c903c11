import type { texts as english } from '../en/demo.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Démo',
  description: 'Parlez à un agent publié dans le vrai widget.',
  heading: 'Posez-lui une question',
  lead: 'Voici le vrai widget, avec le vrai agent d’une boutique inventée. Ses réponses viennent des documents de la boutique.',
  leadWithoutAgent:
    'Créez un agent en quelques minutes et parlez-lui dans le chat de test, avant tout le monde.',
  chat: 'Chat de démonstration',
  steps: 'Ce que vous pouvez essayer',
  knows: 'Ce qu’il sait',
  knowsText: 'Demandez la livraison, les retours ou les horaires. Touchez une source pour voir le passage.',
  knowsNot: 'Ce qu’il ne sait pas',
  knowsNotText: 'Il le dit, au lieu d’inventer une réponse.',
  language: 'Une autre langue',
  languageText: 'Demandez dans la vôtre. Le menu change la langue du chat.',
  person: 'Une personne',
  personText: 'Dites que vous voulez parler à quelqu’un, et voyez comment l’agent passe la main.',
} satisfies Translation<typeof english>
