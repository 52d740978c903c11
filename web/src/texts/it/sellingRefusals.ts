import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Per pagare, accedi con la tua password o un codice.',
  billingNotOffered: 'La fatturazione non è disponibile qui.',
  sellerAccountGone: 'Questo account di pagamento non è più collegato. Contatta l’assistenza.',
  ownerConnectsSeller: 'Solo il proprietario dell’area di lavoro collega il suo account di pagamento.',
  priceHasChanged: 'Il prezzo è cambiato. Controllalo e riprova.',
  creditsNotForSaleNow:
    'Al momento questi crediti non si possono acquistare. Il tuo fornitore è stato avvisato. Non è stato addebitato nulla.',
  validNumber: 'Inserisci un numero valido',
} satisfies Translation<typeof english>
