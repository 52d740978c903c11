/** The English texts of refusals about an agency's sales, by key; see `shared/errors/refusalTexts.ts`. */
export const texts = {
  payInOwnSession: 'For payments, sign in with your password or a code.',
  billingNotOffered: 'Billing is not available here.',
  sellerAccountGone: 'This payment account is not connected any more. Please contact support.',
  ownerConnectsSeller: 'Only the owner of the workspace connects its payment account.',
  priceHasChanged: 'The price has changed. Please check it and try again.',
  creditsNotForSaleNow:
    'These credits cannot be bought right now. Your provider has been notified. Nothing was charged.',
  validNumber: 'Please enter a valid number',
} as const satisfies Record<string, string>
