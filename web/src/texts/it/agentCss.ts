import type { texts as english } from '../en/agentCss.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  customCss: 'CSS personalizzato',
  customCssHint:
    'Vale solo dentro il widget. La pubblicazione toglie url(), @import e position: fixed, che potrebbero uscirne.',
  assistant: 'Assistente IA',
  assistantHint:
    'Descrivi come deve apparire il widget. L’assistente vede il tuo CSS attuale; ogni risposta costa crediti come una risposta di prova.',
  wish: 'Il tuo desiderio',
  wishExample: 'L’intestazione blu scuro con angoli retti',
  send: 'Invia',
  generating: 'Generazione…',
  resetChat: 'Azzera la chat',
  insert: 'Inserisci il CSS',
  you: 'Tu',
  css: 'CSS',
  rulesOnly: 'Ecco le regole.',
  apology: 'Purtroppo non è stato possibile scrivere il CSS: {reason}',
  cssGenerated: 'CSS generato e inserito!',
  noCssGenerated: 'Risposta generata, ma senza codice CSS. Controllala nella chat.',
  cssFailed: 'Impossibile generare il CSS. Riprova.',
  cssInserted: 'CSS inserito a mano!',
  noCssInMessage: 'Nessun codice CSS in questo messaggio',
  chatReset: 'Conversazione azzerata!',
  changes: 'Modifiche dell’assistente',
  change: 'Modifica {n, number}',
  accept: 'Accetta',
  reject: 'Rifiuta',
  acceptAll: 'Accetta tutto',
  rejectAll: 'Rifiuta tutto',
  suggestions: 'Suggerimenti',
  suggestionCount: '{count, plural, one {# suggerimento} other {# suggerimenti}}',
  completionHint: 'Scrivi un punto per le classi del widget, o premi Ctrl+Spazio per tutto ciò che è adatto.',
  refused: 'La pubblicazione toglie:',
  line: 'Riga {n, number}:',
  moreLines: '{count, plural, one {e un altro punto} other {e altri # punti}}',
} satisfies Translation<typeof english>
