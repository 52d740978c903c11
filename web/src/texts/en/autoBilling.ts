export const texts = {
  notLoaded: 'Your billing settings could not be loaded',
  stepAccount: '1. Payment account',
  accountHint:
    'Your clients pay into your own Stripe account. The platform keeps {percent}% of each payment.',
  accountConnected: 'Account Connected',
  connectStripe: 'Connect Stripe',
  continueOnStripe: 'Continue on Stripe',
  ownerConnects: 'The owner of the workspace connects the account.',
  state_onboarding: 'Stripe does not know enough about your company yet.',
  state_restricted:
    'Stripe accepts no payments for you at the moment. Continue there to see what is missing.',
  state_gone:
    'This account is disconnected, so your clients cannot buy. Their credits stay. Contact support to connect again.',
  stepPrice: '2. Price',
  priceHint: 'Credits that your clients buy come from your workspace’s credits.',
  usdPerCredit: 'USD per credit',
  usdPerCreditHint: 'Added to the platform’s price of a credit.',
  validNumber: 'Please enter a valid number',
  finalPrice: 'Final price per credit',
  creditsForAmount: 'Credits for {amount}',
  saveSettings: 'Save billing settings',
  settingsSaved: 'Billing settings saved',
  priceNotSaved: 'Your price is not saved.',
}
