import { from, row } from './rows.mjs'

/** The documents about money. */
export const billingDocuments = [
  row('wallet', 'The credit of a workspace or an organisation', 'shared/billing/wallet', 'walletSchema'),
  {
    path: 'wallets/{wallet}/ledger/{key}',
    ...from('shared/billing/wallet', 'ledgerEntrySchema'),
    holds: 'A movement of credit; its id is its idempotency key',
  },
  {
    path: 'wallets/{wallet}/leases/{id}',
    ...from('shared/billing/wallet', 'leaseSchema'),
    holds: 'Credit lent to an instance',
  },
  {
    path: 'wallets/{wallet}/calls/{id}',
    ...from('shared/billing/wallet', 'callSchema'),
    holds: 'A voice call until it is paid',
  },
  {
    path: 'wallets/{wallet}/lines/taken',
    holds: 'The voice calls of this moment and their maximum cost',
  },
  {
    path: 'wallets/{wallet}/usage/{id}',
    ...from('shared/billing/wallet', 'usageSchema'),
    holds: 'The receipts of a settled lease',
  },
  row('billing', 'Plan, card, add-ons', 'shared/billing/billing', 'billingSchema'),
  row(
    'subscription',
    'A subscription',
    'domain/billing/subscriptions/syncSubscription',
    'storedSubscriptionSchema',
  ),
  row(
    'billingOperation',
    'The one subscription that a workspace is creating',
    'domain/billing/subscriptions/subscriptionOperation',
    'operationSchema',
  ),
  row(
    'autoRecharge',
    'Settings and state of automatic recharge',
    'shared/billing/billing',
    'autoRechargeSchema',
  ),
  row('purchase', 'A purchase and its price', 'shared/billing/billing', 'purchaseSchema'),
  row('seller', 'The payment account of an agency and its price', 'shared/agencies/seller', 'sellerSchema'),
  row('sellerOwner', 'The workspace of a payment account; in `na` only'),
  row('planPrice', 'What a price of a plan sells', 'shared/agencies/sellerPlan', 'planPriceSchema'),
  row(
    'orgBilling',
    'An organisation as a customer of its agency',
    'shared/agencies/seller',
    'orgBillingSchema',
  ),
  row(
    'clientPlan',
    'The plan of an organisation',
    'shared/agencies/organisationPlan',
    'organisationPlanSchema',
  ),
  row(
    'orgMonth',
    'What an organisation has bought and used in a month',
    'shared/agencies/profit',
    'orgMonthSchema',
  ),
  row(
    'profitMonth',
    'A part of the summary of an agency of a month',
    'shared/agencies/profit',
    'profitMonthSchema',
  ),
  row(
    'clientStates',
    'A part of the present states of the organisations of an agency',
    'shared/agencies/profit',
    'organisationStatesSchema',
  ),
  row(
    'clientRecharge',
    "Settings and state of an organisation's automatic recharge",
    'shared/agencies/seller',
    'clientRechargeSchema',
  ),
  row(
    'clientTerms',
    'The factors by which a client pays more than its use costs, and what of it is due to the workspace',
    'shared/agencies/clientTerms',
    'clientTermsSchema',
  ),
  row('sale', 'A purchase of an organisation and its price', 'shared/agencies/seller', 'saleSchema'),
  row('catalogue', 'Prices, limits and models in force', 'shared/billing/catalogue', 'catalogueSchema'),
  row('catalogueVersion', 'A version of the catalogue', 'shared/billing/catalogue', 'catalogueSchema'),
  row('paymentCustomer', 'The workspace of a Stripe customer; in `na` only'),
  row('paymentEvent', 'A Stripe event that was handled'),
  row('orphanEvent', 'A Stripe event without a workspace'),
]
