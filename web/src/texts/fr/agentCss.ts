import type { texts as english } from '../en/agentCss.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  customCss: 'CSS personnalisé',
  customCssHint:
    'S’applique uniquement dans le widget. La publication retire url(), @import et position: fixed, qui pourraient en sortir.',
  assistant: 'Assistant IA',
  assistantHint:
    'Décrivez l’apparence souhaitée du widget. L’assistant voit votre CSS actuel ; chaque réponse coûte des crédits, comme une réponse de test.',
  wish: 'Votre souhait',
  wishExample: 'Un en-tête bleu marine aux coins carrés',
  send: 'Envoyer',
  generating: 'Génération…',
  resetChat: 'Réinitialiser le chat',
  insert: 'Insérer le CSS',
  you: 'Vous',
  css: 'CSS',
  rulesOnly: 'Voici les règles.',
  apology: 'Désolé, le CSS n’a pas pu être écrit : {reason}',
  cssGenerated: 'CSS généré et inséré !',
  noCssGenerated: 'Réponse générée, mais sans code CSS. Consultez-la dans le chat.',
  cssFailed: 'Impossible de générer le CSS. Veuillez réessayer.',
  cssInserted: 'CSS inséré à la main !',
  noCssInMessage: 'Aucun code CSS dans ce message',
  chatReset: 'Conversation réinitialisée !',
  changes: 'Modifications de l’assistant',
  change: 'Modification {n, number}',
  accept: 'Accepter',
  reject: 'Refuser',
  acceptAll: 'Tout accepter',
  rejectAll: 'Tout refuser',
  suggestions: 'Suggestions',
  suggestionCount: '{count, plural, one {# suggestion} other {# suggestions}}',
  completionHint: 'Tapez un point pour les classes du widget, ou Ctrl+Espace pour tout ce qui convient.',
  refused: 'La publication retire :',
  line: 'Ligne {n, number} :',
  moreLines: '{count, plural, one {et un autre passage} other {et # autres passages}}',
} satisfies Translation<typeof english>
