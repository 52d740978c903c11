/** The English texts of refusals about an agency's sales, by key; see `shared/errors/refusalTexts.ts`. */
export const texts = {
  payInOwnSession: 'For payments, sign in with a code.',
  billingNotOffered: 'Billing is not available here.',
  ownerMakesAdmins: 'Only the owner of the workspace makes clients admins, because admins can pay.',
  sellerAccountGone:
    'This payment account is disconnected for good. Transfer credits to your clients under Clients instead.',
  ownerConnectsSeller: 'Only the owner of the workspace connects its payment account.',
  priceHasChanged: 'The price has changed. Please check it and try again.',
  creditsNotForSaleNow:
    'These credits cannot be bought right now. Your provider has been notified. Nothing was charged.',
  checkoutsTooMany:
    'The payment page was opened too often today without a payment. Please try again tomorrow.',
  plansLocked:
    'Please complete steps 1 and 2 & click save billing settings before setting up subscription plans',
  plansChanged: 'Somebody else has saved the plans meanwhile. Load them again.',
  planFeatureMissing: 'Each plan must have at least one feature with text',
  planPriceOutOfBounds: 'A plan costs between $0.50 and $999,999.99 a month.',
  planPriceTooLow:
    'A plan costs at least $0.001 for each credit. Give “{name}” a higher price in Stripe, or archive it there.',
  planNotForSale: 'This plan is not on sale any more. Please choose another one.',
  alreadySubscribed: 'You already have a plan.',
  planStillRuns:
    'Clients still pay for a plan. Cancel it and wait until it ends, or end it at once in Stripe.',
  noActivePlan: 'There is no active plan.',
  planHasEnded: 'Your plan has ended. Choose a plan under Billing, and everything comes back.',
  validNumber: 'Please enter a valid number',
} as const satisfies Record<string, string>
