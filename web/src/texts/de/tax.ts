import type { texts as english } from '../en/tax.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  vatId: 'USt-IdNr.',
  vatIdHint:
    'Mit der USt-IdNr. Ihres Unternehmens, zum Beispiel {example}, werden Ihre Rechnungen nach ihren Regeln besteuert.',
  saveVatId: 'USt-IdNr. speichern',
  vatIdSaved: 'USt-IdNr. gespeichert',
  vatIdRemoved: 'USt-IdNr. entfernt',
  vatIdFailed: 'Ihre USt-IdNr. konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  reverseCharge: 'Steuer (Umkehr der Steuerschuld)',
  taxAtPayment:
    'Sie zahlen in {currency}. Die Steuer wird aus Ihrer Adresse berechnet. Das bleibt so, sobald Sie eine Karte haben.',
  vatIdNotSaved: 'Ihre USt-IdNr. ist nicht gespeichert.',
} satisfies Translation<typeof english>
