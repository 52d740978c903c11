import type { texts as english } from '../en/planRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  creditsNotSold: 'Il piano non si vende con {credits} crediti al mese.',
  bankMustConfirm:
    'La tua banca vuole confermare ogni pagamento, quindi questa carta non può pagare una modifica immediata. Usa un’altra carta.',
  payPlanFirst: 'Il tuo ultimo pagamento è aperto. Pagalo prima, poi cambia il piano.',
  vatIdInvalid: 'Non è una partita IVA valida per il tuo paese.',
  vatIdNotUsed: 'Qui le partite IVA non sono ancora usate.',
  taxAddressMissing:
    'Il tuo indirizzo di fatturazione non basta per calcolare l’imposta. Aggiungi una carta con l’indirizzo completo.',
  reactivatePlanFirst: 'Il tuo abbonamento sta per terminare. Riattivalo prima, poi cambia il piano.',
} satisfies Translation<typeof english>
