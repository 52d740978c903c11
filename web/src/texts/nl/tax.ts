import type { texts as english } from '../en/tax.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  vatId: 'Btw-nummer',
  vatIdHint:
    'Met het btw-nummer van uw bedrijf, bijvoorbeeld {example}, worden uw facturen volgens de regels daarvan belast.',
  saveVatId: 'Btw-nummer opslaan',
  vatIdSaved: 'Btw-nummer opgeslagen',
  vatIdRemoved: 'Btw-nummer verwijderd',
  vatIdFailed: 'Uw btw-nummer kon niet worden opgeslagen. Probeer het opnieuw.',
  reverseCharge: 'Belasting (btw verlegd)',
  taxAtPayment:
    'U betaalt in {currency}. De belasting wordt op basis van uw adres berekend. Dat blijft zo zodra u een kaart hebt.',
  vatIdNotSaved: 'Uw btw-nummer is niet opgeslagen.',
} satisfies Translation<typeof english>
