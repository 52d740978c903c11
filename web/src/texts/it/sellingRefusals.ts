import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Per pagare, accedi con un codice.',
  billingNotOffered: 'La fatturazione non è disponibile qui.',
  sellerAccountGone:
    'Questo account di pagamento è scollegato in modo definitivo. Trasferisci crediti ai tuoi clienti in Clienti.',
  ownerMakesAdmins:
    'Gli admin possono pagare: per questo solo il proprietario dell’area di lavoro li nomina.',
  ownerConnectsSeller: 'Solo il proprietario dell’area di lavoro collega il suo account di pagamento.',
  priceHasChanged: 'Il prezzo è cambiato. Controllalo e riprova.',
  creditsNotForSaleNow:
    'Al momento questi crediti non si possono acquistare. Il tuo fornitore è stato avvisato. Non è stato addebitato nulla.',
  checkoutsTooMany: 'Oggi la pagina di pagamento è stata aperta troppe volte senza pagare. Riprova domani.',
  validNumber: 'Inserisci un numero valido',
  plansLocked:
    'Completa i passaggi 1 e 2 e fai clic su «Salva impostazioni di fatturazione» prima di configurare i piani in abbonamento',
  plansChanged: 'Nel frattempo qualcun altro ha salvato i piani. Ricaricali.',
  planFeatureMissing: 'Ogni piano deve avere almeno una caratteristica con testo',
  planPriceOutOfBounds: 'Un piano costa tra 0,50 $ e 999.999,99 $ al mese.',
  planPriceTooLow:
    'Un piano costa almeno 0,001 $ per credito. Imposta per «{name}» un prezzo più alto in Stripe, oppure archivialo lì.',
  planNotForSale: 'Questo piano non è più in vendita. Scegline un altro.',
  alreadySubscribed: 'Hai già un piano.',
  noActivePlan: 'Non c’è alcun piano attivo.',
  planHasEnded: 'Il tuo piano è terminato. Scegli un piano in Fatturazione e tutto tornerà.',
  planStillRuns:
    'Alcuni clienti pagano ancora un piano. Annullalo e attendi la fine, oppure terminalo subito in Stripe.',
} satisfies Translation<typeof english>
