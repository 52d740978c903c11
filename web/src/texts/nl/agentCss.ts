import type { texts as english } from '../en/agentCss.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  customCss: 'Eigen CSS',
  customCssHint:
    'Geldt alleen binnen de widget. Bij het publiceren vervallen url(), @import en position: fixed, die erbuiten zouden kunnen komen.',
  assistant: 'AI-assistent',
  assistantHint:
    'Beschrijf hoe de widget eruit moet zien. De assistent ziet uw huidige CSS; elk antwoord kost credits, zoals een testantwoord.',
  wish: 'Uw wens',
  wishExample: 'De kop donkerblauw en met rechte hoeken',
  send: 'Versturen',
  generating: 'Bezig…',
  resetChat: 'Chat wissen',
  insert: 'CSS invoegen',
  you: 'U',
  css: 'CSS',
  rulesOnly: 'Dit zijn de regels.',
  apology: 'Helaas kon de CSS niet worden geschreven: {reason}',
  cssGenerated: 'CSS gemaakt en ingevoegd!',
  noCssGenerated: 'Er is een antwoord, maar zonder CSS-code. Lees het in de chat.',
  cssFailed: 'De CSS kon niet worden gemaakt. Probeer het opnieuw.',
  cssInserted: 'CSS met de hand ingevoegd!',
  noCssInMessage: 'Geen CSS-code in dit bericht',
  chatReset: 'Chat gewist!',
  changes: 'Wijzigingen van de assistent',
  change: 'Wijziging {n, number}',
  accept: 'Accepteren',
  reject: 'Verwerpen',
  acceptAll: 'Alles accepteren',
  rejectAll: 'Alles verwerpen',
  suggestions: 'Suggesties',
  suggestionCount: '{count, plural, one {# suggestie} other {# suggesties}}',
  completionHint: 'Typ een punt voor de klassen van de widget, of druk op Ctrl+Spatie voor alles wat past.',
  refused: 'Bij het publiceren vervalt:',
  line: 'Regel {n, number}:',
  moreLines: '{count, plural, one {en nog één plek} other {en nog # plekken}}',
} satisfies Translation<typeof english>
