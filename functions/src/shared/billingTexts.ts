/**
 * The words of the billing screens, as the specification has them (B§2.9, B§5, B§8); quoted here so that
 * every screen says the same.
 */
export const billingTexts = {
  freeRechargeHint: 'Upgrade your plan to enable automatic recharge',
  freeRecharge: 'You are on the free plan. You cannot enable auto-recharge.',
  rechargeSaved: 'Autocharge settings saved!',
  rechargeFailed: (message: string) => `Error: ${message}`,
  rechargeFailedUnknown: 'Failed to save settings',
  noLimit: 'No Limit',

  toppedUp: 'Successfully topped up balance',
  topUpFailed: 'Failed to top up balance',

  paymentForPlan: 'Payment for the plan',
  paymentMethod: 'Payment Method',
  loadingPayment: 'Loading your payment details',
  creatingSubscription: 'Creating your subscription',
  confirmingPayment: 'Confirming your payment',
  subscriptionCreated: 'Subscription Created',
  subscriptionError: 'Subscription Error',
  subscriptionErrorText: 'There was an error creating your subscription. Please try again.',
  paymentStatus: (status: string) => `Payment failed with status ${status}`,
  applePayOpens: 'Apple Pay will open in a new window',
  applePayMissing: 'Apple Pay is not yet implemented',

  addressIncomplete: 'Please complete all required address fields',
  formMissing: 'Card or address form is missing',
  configurationMissing: 'Missing required configuration',
  stripeMissing: 'Stripe not initialized',
  confirmationFailed: 'Payment confirmation failed',
  completionFailed: 'Failed to complete payment confirmation',
  paymentError: 'An error occurred with your payment',
  tryAgain: 'An error occurred. Please try again.',
  cardSaved: 'Payment information updated successfully',
  cardUpdateFailed: 'Failed to update payment information',
  cardSaveFailed: 'Failed to save payment information',

  discountEmpty: 'Please enter a discount code',
  discountInvalid: 'Invalid discount code',

  addonsNeedPlan: 'You need an active subscription to add addons',
  addonsUnchanged: 'No changes to save',
  addonsUpdated: 'Addons updated successfully',
  addonsPartly: 'Some addons could not be processed',
  addonsFailed: 'Failed to update addons',
  addonsUnprepared: 'Failed to prepare addon changes',
  addonsUnknown: 'Failed to load addon information',

  willMissYou: 'We will miss you',
  reactivate: 'Reactivate Subscription',
  cancelled: 'Subscription cancelled successfully',
  cancelFailed: 'Error cancelling subscription',
  reactivated: 'Subscription reactivated successfully',
  reactivateFailed: 'Error reactivating subscription',
  cancelReasons: [
    'Too expensive',
    'Missing features',
    'Found a better alternative',
    'Temporary need',
    'Other',
  ],

  loadFailed: 'Failed to load subscription data',
  planMissing: 'Error: Plan not found',
  workspaceMissing: 'Error: Cannot access workspace information',
} as const
