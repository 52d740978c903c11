/** The texts of tax that the payment service calculates, and of VAT IDs. */
export const texts = {
  vatId: 'VAT ID',
  vatIdHint: 'With the VAT ID of your business, for example {example}, your invoices are taxed by its rules.',
  saveVatId: 'Save VAT ID',
  vatIdSaved: 'VAT ID saved',
  vatIdRemoved: 'VAT ID removed',
  vatIdFailed: 'We couldn’t save your VAT ID. Please try again.',
  reverseCharge: 'Tax (reverse charge)',
  taxAtPayment:
    'You pay in {currency}. Tax is calculated from your address. This is fixed once you add a card.',
  vatIdNotSaved: 'Your VAT ID isn’t saved.',
} as const
