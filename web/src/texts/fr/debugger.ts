import type { texts as english } from '../en/debugger.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testChat: 'Chat de test',
  startOver: 'Recommencer',
  closeTestChat: 'Fermer le chat de test',
  saveChanges: 'Enregistrer les changements',
  receiptsHint: 'Chaque réponse coûte des crédits, comme sur votre site. Son reçu apparaît ici.',
  receipts: 'Reçus',
  tryAgain: 'Réessayer',
  model: 'Modèle',
  tokens: 'Tokens',
  firstToken: 'Premier token',
  total: 'Total',
  whyThesePassages: 'Pourquoi ces passages ?',
  noPassageUsed: 'Aucun passage des connaissances n’a été utilisé.',
  talksTo: 'Parle avec le brouillon de {title}',
  unsavedElsewhere: 'Vos changements non enregistrés n’y sont pas encore.',
  conversationWith: 'Conversation avec {title}',
  reportSummary:
    '{passages, plural, one {# passage} other {# passages}} · {tokens, number} tokens · {credits} crédits · {seconds, number, oneDecimal} s',
  tokensInOut: '{input, number} en entrée, {output, number} en sortie',
  milliseconds: '{ms, number} ms',
  answerBroke: 'La réponse s’est interrompue. Réessayez.',
  receipt: 'Reçu',
  credits: 'Crédits',
} satisfies Translation<typeof english>
