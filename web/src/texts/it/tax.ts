import type { texts as english } from '../en/tax.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  vatId: 'Partita IVA',
  vatIdHint:
    'Con la partita IVA della tua azienda, per esempio {example}, le tue fatture sono tassate secondo le sue regole.',
  saveVatId: 'Salva partita IVA',
  vatIdSaved: 'Partita IVA salvata',
  vatIdRemoved: 'Partita IVA rimossa',
  vatIdFailed: 'Non è stato possibile salvare la tua partita IVA. Riprova.',
  reverseCharge: 'Imposta (inversione contabile)',
  taxAtPayment:
    'Paghi in {currency}. L’imposta è calcolata in base al tuo indirizzo. Resta così una volta che hai una carta.',
  vatIdNotSaved: 'La tua partita IVA non è salvata.',
} satisfies Translation<typeof english>
