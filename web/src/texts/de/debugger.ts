import type { texts as english } from '../en/debugger.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testChat: 'Test-Chat',
  startOver: 'Neu beginnen',
  closeTestChat: 'Test-Chat schließen',
  saveChanges: 'Änderungen speichern',
  receiptsHint: 'Jede Antwort kostet Credits, wie auf Ihrer Website. Ihr Beleg erscheint hier.',
  receipts: 'Belege',
  tryAgain: 'Noch einmal versuchen',
  model: 'Modell',
  tokens: 'Tokens',
  firstToken: 'Erstes Token',
  total: 'Insgesamt',
  whyThesePassages: 'Warum diese Textstellen?',
  noPassageUsed: 'Es wurde keine Textstelle des Wissens verwendet.',
  talksTo: 'Spricht mit dem Entwurf von {title}',
  unsavedElsewhere: 'Ihre ungespeicherten Änderungen sind hier noch nicht enthalten.',
  conversationWith: 'Gespräch mit {title}',
  reportSummary:
    '{passages, plural, one {# Textstelle} other {# Textstellen}} · {tokens, number} Tokens · {credits} Credits · {seconds, number, oneDecimal} s',
  tokensInOut: '{input, number} hinein, {output, number} heraus',
  milliseconds: '{ms, number} ms',
  answerBroke: 'Die Antwort brach ab. Versuchen Sie es noch einmal.',
  receipt: 'Beleg',
  credits: 'Credits',
} satisfies Translation<typeof english>
