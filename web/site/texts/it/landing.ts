import type { texts as english } from '../en/landing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Un’assistenza che conosce la tua attività',
  description: 'Un agente che risponde dai tuoi documenti, sul tuo sito e nelle app di messaggistica.',
  lead: 'Un agente che legge i tuoi documenti, risponde sul tuo sito e nelle app preferite dei tuoi clienti, e chiama un collega quando serve una persona.',
  sceneReturn: 'Posso restituire una lampada senza la scatola?',
  sceneYes: 'Sì, entro trenta giorni. Quando la ritiriamo portiamo noi una scatola, senza costi.',
  sceneThursday: 'Perfetto. Giovedì, per favore.',
  sceneNoted: 'Segnato: giovedì tra le 9 e le 12.',
  sceneSource: 'Resi.pdf, pagina 2',
  sceneSeconds: '0,8 s',
  sceneCredits: '1,2',
  features: 'Un agente, ovunque si facciano domande',
  cited: 'Risposte dalle tue pagine',
  citedText:
    'Carica file, incolla testi o dagli il tuo sito. Li legge e dice da quale passaggio viene una risposta.',
  channels: 'Su ogni canale',
  channelsText:
    'Sito, WhatsApp, Messenger, Instagram, Telegram e Discord, con una sola cronologia per persona.',
  person: 'Una persona quando conta',
  personText:
    'I colleghi vedono chi aspetta, prendono in carico con un clic e restituiscono la conversazione quando hanno finito.',
  acts: 'Sa anche agire',
  actsText:
    'Gli agenti fissano appuntamenti, cercano ordini e chiamano i tuoi sistemi. Prima di cambiare qualcosa chiedono.',
  receipt: 'Una ricevuta per ogni risposta',
  receiptText:
    'Tempo, token e costo di ogni risposta, fino a quattro decimali. Nessuna sorpresa a fine mese.',
  resell: 'Da rivendere come tuo',
  resellText: 'Le agenzie mettono il proprio nome, dominio e design su tutto ciò che vedono i loro clienti.',
  steps: 'Da un documento al tuo sito',
  add: 'Aggiungi ciò che deve sapere',
  addText: 'File, testi, domande e risposte, o un intero sito.',
  ask: 'Chiedigli',
  askText: 'La chat di prova mostra su cosa si basa ogni risposta.',
  publish: 'Pubblica',
  publishText: 'I visitatori ricevono ciò che hai provato. Ogni versione si può ripristinare.',
  paste: 'Incolla una riga',
  pasteText: 'L’agente appare sul tuo sito nei tuoi colori.',
  closing: 'Comincia con un documento',
  closingText: 'Caricalo, fai una domanda e guarda da dove viene la risposta.',
} satisfies Translation<typeof english>
