import type { PaymentFailureKey } from '../paymentFailures.ts'

export const texts = {
  cardDeclined: 'La tua carta è stata rifiutata. Contatta la tua banca o usa un’altra carta.',
  cardFundsMissing: 'Sulla tua carta non ci sono fondi sufficienti. Usa un’altra carta.',
  cardLimitReached: 'La tua carta ha raggiunto il limite. Contatta la tua banca o usa un’altra carta.',
  cardExpired: 'La tua carta è scaduta. Aggiungine un’altra.',
  cardCvcWrong: 'Il codice di sicurezza della tua carta non è corretto. Controllalo e riprova.',
  cardDetailsWrong:
    'Il numero, la scadenza o l’indirizzo della tua carta non sono corretti. Controllali e riprova.',
  cardNotSupported: 'La tua carta non consente questo tipo di pagamento. Usa un’altra carta.',
  cardCurrencyNotSupported: 'La tua carta non può pagare in questa valuta. Usa un’altra carta.',
  cardProcessingFailed: 'La tua banca non è riuscita a elaborare il pagamento. Riprova più tardi.',
  cardNeedsConfirmation: 'La tua banca vuole che confermi questo pagamento.',
  cardNotConfirmed: 'La tua banca non ha confermato il pagamento. Riprova o usa un’altra carta.',
  purchaseTooLate: 'Questo acquisto non è stato completato in tempo. Ricomincia.',
} as const satisfies Record<PaymentFailureKey, string>
