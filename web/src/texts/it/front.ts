import type { texts as english } from '../en/front.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  how: 'Come funziona',
  step_knowledge: 'Dagli ciò che deve sapere',
  stepHint_knowledge: 'Un file, un testo o l’indirizzo del tuo sito.',
  step_test: 'Chiedigli qualcosa',
  stepHint_test: 'La chat di prova mostra su quali passaggi si basa una risposta.',
  step_publish: 'Pubblicalo',
  stepHint_publish: 'I visitatori ricevono ciò che hai provato, e ogni versione si può ripristinare.',
  step_script: 'Metti una riga sul tuo sito',
  stepHint_script: 'L’agente vi appare nel tuo colore.',
  taughtTitle: 'Ciò che non ha saputo, glielo insegni una volta',
  taught:
    'Le domande senza risposta vengono raccolte. Scrivi la risposta e l’agente la darà da quel momento.',
  taughtQuestion: 'Fate pacchetti regalo?',
  taughtNext: 'Posso ritirare il mio ordine il sabato?',
  askedTimes: '{count, plural, one {chiesto una volta} other {chiesto # volte}}',
  teachIt: 'Insegnalo',
  passage:
    'Ha trenta giorni per restituire un ordine, nella sua scatola originale. Lo ritiriamo a casa sua senza costi.',
  tracedAnswer: 'Trenta giorni, nella sua scatola originale. Lo ritiriamo a casa sua senza costi.',
  tracedSource: 'Resi.pdf, pagina 2',
  tracedSeconds: '1,1 s',
  tracedAmount: '1,6',
  lateQuestion: 'Il mio pacco non è arrivato.',
  closing: 'Comincia con un documento',
  closingLead: 'Aggiungilo, fai una domanda e leggi la ricevuta della risposta.',
  closingSource: 'Prezzi.pdf, pagina 1',
  closingSeconds: '0,6 s',
  closingAmount: '0,9',
  closingPaid: 'Pagato con la sua ricarica del 17 novembre',
  product: 'Prodotto',
  dataTitle: 'Dove vivono i tuoi dati',
  dataHint: 'Nell’Unione europea o negli Stati Uniti. Lo scegli quando ti registri.',
} satisfies Translation<typeof english>
