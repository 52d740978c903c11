import type { texts as english } from '../en/debugger.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testChat: 'Chat di prova',
  startOver: 'Ricomincia',
  closeTestChat: 'Chiudi la chat di prova',
  saveChanges: 'Salva le modifiche',
  receiptsHint: 'Ogni risposta costa crediti, come sul tuo sito. La sua ricevuta appare qui.',
  receipts: 'Ricevute',
  tryAgain: 'Riprova',
  model: 'Modello',
  tokens: 'Token',
  firstToken: 'Primo token',
  total: 'Totale',
  whyThesePassages: 'Perché questi passaggi?',
  noPassageUsed: 'Nessun passaggio delle conoscenze è stato usato.',
  talksTo: 'Parla con la bozza di {title}',
  unsavedElsewhere: 'Le tue modifiche non salvate non sono ancora qui.',
  conversationWith: 'Conversazione con {title}',
  reportSummary:
    '{passages, plural, one {# passaggio} other {# passaggi}} · {tokens, number} token · {credits} crediti · {seconds, number, oneDecimal} s',
  tokensInOut: '{input, number} in entrata, {output, number} in uscita',
  milliseconds: '{ms, number} ms',
  answerBroke: 'La risposta si è interrotta. Riprova.',
  receipt: 'Ricevuta',
  credits: 'Crediti',
} satisfies Translation<typeof english>
