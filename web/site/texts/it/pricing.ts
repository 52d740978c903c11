import type { texts as english } from '../en/pricing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Prezzi',
  description: 'Una piccola base, poi l’uso: piani, extra e quanto costa una risposta con ogni modello.',
  heading: 'Paga le risposte, non le promesse',
  lead: 'Una piccola base, poi quello che usi. Ogni risposta ha la sua ricevuta.',
  net: 'Prezzi al netto. Le imposte, dove previste, si vedono prima di pagare.',
  currency: 'Valuta',
  price: '<b>{price}</b> al mese',
  priceOrYear: '<b>{price}</b> al mese, o {year} all’anno',
  priceFrom: '<b>da {price}</b> al mese',
  startFree: 'Inizia gratis',
  talkToUs: 'Parla con noi',
  monthCost: 'Quanto costa un mese',
  conversations: 'Conversazioni al mese',
  answers: 'Risposte per conversazione',
  model: 'Modello',
  estimate: '<price></price> al mese con <i>{plan}</i>, per circa <credits></credits> crediti.',
  enough: 'I crediti del piano bastano.',
  answerCost: 'Quanto costa una risposta',
  answerCostText:
    'Paghi i token che un modello legge e scrive. Una risposta tipica legge circa {read, number} token (la domanda, la conversazione e alcuni passaggi dei tuoi documenti) e ne scrive {written, number}. La ricevuta di ogni risposta mostra i numeri esatti.',
  creditsPerAnswer: 'Crediti per risposta',
  thousandAnswers: '1000 risposte',
  ownKey: 'Con una chiave tua paghi il tuo fornitore, e a noi un decimo di credito per risposta.',
  addons: 'Extra',
  addonPrice: '{price} al mese.',
  credit: 'Che cos’è un credito?',
  creditText:
    'L’unità di consumo: 1000 crediti sono un dollaro statunitense. Risposte, chiamate e messaggi vocali li consumano.',
  expire: 'I crediti scadono?',
  expireText: 'I crediti che compri non scadono finché esiste il tuo spazio di lavoro.',
  limit: 'Posso fissare un limite?',
  limitText:
    'Sì. La ricarica automatica ha un limite mensile, e senza di essa gli agenti si fermano quando il credito è finito.',
  cancel: 'Come disdico?',
  cancelText:
    'Nella dashboard, alla voce Fatturazione, in qualsiasi momento. Il piano resta attivo fino alla fine del mese pagato.',
  closing: 'Guarda i tuoi numeri',
  closingText: 'Fai dieci domande al tuo agente e leggi le ricevute.',
} satisfies Translation<typeof english>
