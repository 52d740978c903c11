import type { texts as english } from '../en/autoBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  notLoaded: 'Impossibile caricare le impostazioni di fatturazione',
  stepAccount: '1. Account di pagamento',
  accountHint:
    'I tuoi clienti pagano sul tuo account Stripe. La piattaforma trattiene il {percent}% di ogni pagamento.',
  accountConnected: 'Account collegato',
  connectStripe: 'Collega Stripe',
  continueOnStripe: 'Continua su Stripe',
  ownerConnects: 'Il proprietario dell’area di lavoro collega l’account.',
  state_onboarding: 'A Stripe mancano ancora informazioni sulla tua azienda.',
  state_restricted:
    'Al momento Stripe non accetta pagamenti per te. Continua su Stripe per vedere che cosa manca.',
  state_gone:
    'Questo account è scollegato e i tuoi clienti non possono acquistare. I loro crediti restano. Contatta l’assistenza per ricollegarlo.',
  stepPrice: '2. Prezzo',
  priceHint: 'I crediti acquistati dai tuoi clienti provengono da quelli della tua area di lavoro.',
  usdPerCredit: 'USD per credito',
  usdPerCreditHint: 'Si aggiunge al prezzo della piattaforma per credito.',
  validNumber: 'Inserisci un numero valido',
  finalPrice: 'Prezzo finale per credito',
  creditsForAmount: 'Crediti per {amount}',
  saveSettings: 'Salva impostazioni di fatturazione',
  settingsSaved: 'Impostazioni di fatturazione salvate',
  priceNotSaved: 'Il tuo prezzo non è salvato.',
} satisfies Translation<typeof english>
