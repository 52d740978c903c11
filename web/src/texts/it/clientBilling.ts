import type { texts as english } from '../en/clientBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  rechargePaused_price:
    'Il fornitore ha aumentato il prezzo e la ricarica è sospesa. Salva per accettare il nuovo prezzo.',
  rechargePaused_threshold:
    'L’importo acquista meno crediti della soglia. Scegli un importo più alto o una soglia più bassa.',
  rechargeLimit: 'Al massimo quattro volte al giorno.',
  autoRecharge: 'Ricarica automatica',
  rechargeIsOn: 'Acquista crediti quando ne restano pochi',
  rechargePaused_failures:
    'Tre pagamenti non sono riusciti e la ricarica è sospesa. Controlla la carta e salva di nuovo.',
  rechargeBelow: 'Sotto i {credits, number} crediti',
  rechargeAmount: 'Acquista per {amount}',
  threshold: 'Soglia',
  amount: 'Importo',
  save: 'Salva',
  rechargeSaved: 'Ricarica automatica salvata',
  rechargeNotSaved: 'Aggiornamento della ricarica automatica non riuscito.',
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
