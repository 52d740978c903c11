import type { texts as english } from '../en/clientBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  billingDashboard: 'Fatturazione',
  billingNotLoaded: 'Impossibile caricare la fatturazione',
  availableCredits: 'Crediti disponibili',
  purchaseCredits: 'Acquista crediti',
  packs: 'Pacchetti',
  credits: 'Crediti',
  forCredits: 'per {credits, number} crediti',
  buy: 'Acquista',
  cardNeeded: 'Aggiungi una carta qui sotto per acquistare crediti.',
  purchased: 'Crediti acquistati',
  purchaseFailed: 'Acquisto dei crediti non riuscito',
  bankNotAnswered:
    'La tua banca non ha ancora risposto. I crediti arriveranno appena risponde; non devi pagare di nuovo.',
  paymentMethod: 'Metodo di pagamento',
  noCard: 'Non c’è ancora una carta.',
  addCard: 'Aggiungi carta',
  replaceCard: 'Sostituisci carta',
  saveCard: 'Salva carta',
  cancel: 'Annulla',
  cardSaved: 'Metodo di pagamento aggiornato',
  cardFormNotLoaded: 'Impossibile caricare il modulo della carta',
  recentInvoices: 'Fatture recenti',
  noInvoices: 'Qui trovi i tuoi acquisti.',
  creditsBought: '{credits} crediti',
  invoice: 'Ricevuta',
} satisfies Translation<typeof english>
