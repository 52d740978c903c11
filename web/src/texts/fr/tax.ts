import type { texts as english } from '../en/tax.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  vatId: 'Numéro de TVA',
  vatIdHint:
    'Avec le numéro de TVA de votre entreprise, par exemple {example}, vos factures sont taxées selon ses règles.',
  saveVatId: 'Enregistrer le numéro de TVA',
  vatIdSaved: 'Numéro de TVA enregistré',
  vatIdRemoved: 'Numéro de TVA supprimé',
  vatIdFailed: 'Votre numéro de TVA n’a pas pu être enregistré. Veuillez réessayer.',
  reverseCharge: 'Taxe (autoliquidation)',
  taxAtPayment:
    'Vous payez en {currency}. La taxe est calculée selon votre adresse. Cela ne change plus une fois que vous avez une carte.',
  vatIdNotSaved: 'Votre numéro de TVA n’est pas enregistré.',
} satisfies Translation<typeof english>
