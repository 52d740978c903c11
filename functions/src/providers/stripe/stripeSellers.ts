import type Stripe from 'stripe'
import type { Config } from '../../config/readConfig.ts'
import type { SellerAccount } from '../../domain/agency/selling/sellers/SellerAccount.ts'
import type { SellerEvent, Sellers } from '../../domain/agency/selling/sellers/Sellers.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { callStripe } from './callStripe.ts'
import { cardsOf } from './cardsOf.ts'
import { eventOf, paymentOf } from './fromStripe.ts'
import { sellerSubscriptionsOf } from './sellerSubscriptionsOf.ts'
import { sellerPlansOf } from './sellerPlansOf.ts'
import { openConnected, openStripe } from './openStripe.ts'
import { listsOf, paymentsOf } from './payments.ts'

/** The maximum age of a signature. */
const maxDelaySeconds = 300

/**
 * Creates the platform for sellers by Stripe Connect: accounts with Stripe's own dashboard, which pay
 * Stripe's fees and bear their losses, and direct charges with a fee for the platform. Throws AppError
 * 'failed-precondition' without keys.
 */
export function stripeSellers({ accounts, baseUrl, connectWebhookSecret }: Config['stripe']): Sellers {
  const keys = accounts.us
  if (!keys) throw new AppError('failed-precondition', 'paymentsNotAvailable')
  const { secretKey, publishableKey } = keys
  const open = () => openStripe(secretKey, baseUrl)
  return {
    publishableKey,
    async createAccount({ workspaceId, email, name }, idempotencyKey) {
      const stripe = await open()
      const account = await callStripe(() =>
        stripe.accounts.create(
          {
            email,
            business_profile: { name },
            controller: {
              stripe_dashboard: { type: 'full' },
              fees: { payer: 'account' },
              losses: { payments: 'stripe' },
              requirement_collection: 'stripe',
            },
            metadata: { workspaceId },
          },
          { idempotencyKey },
        ),
      )
      return account.id
    },
    async createOnboardingLink(account, { returnUrl, refreshUrl }) {
      const stripe = await open()
      const link = await callStripe(() =>
        stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        }),
      )
      return link.url
    },
    async readState(id) {
      const stripe = await open()
      const account = await stateAtStripe(() => stripe.accounts.retrieve(id))
      return account ? stateOf(account) : 'gone'
    },
    account: (id) => sellerAccount(() => openConnected(secretKey, baseUrl, id)),
    readEvent: async (body, signature) =>
      readEvent(await open(), {
        body,
        signature,
        secret: connectWebhookSecret,
        isTest: /^(sk|rk)_test_/.test(secretKey),
      }),
  }
}

function sellerAccount(open: () => Promise<Stripe>): SellerAccount {
  return {
    ...cardsOf(open),
    ...paymentsOf(open),
    ...listsOf(open),
    ...sellerPlansOf(open),
    ...sellerSubscriptionsOf(open),
    async createCustomer({ orgId, name, email }, idempotencyKey) {
      const stripe = await open()
      const customer = await callStripe(() =>
        stripe.customers.create({ name, email, metadata: { orgId } }, { idempotencyKey }),
      )
      return customer.id
    },
    async hasCustomer(id) {
      const stripe = await open()
      const customer = await callStripe(() => stripe.customers.retrieve(id)).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not-found') return undefined
        throw error
      })
      return customer !== undefined && customer.deleted !== true
    },
    async sell({ customerId, cardId, amount, fee, description, sale, isPayerPresent, idempotencyKey }) {
      const stripe = await open()
      const created = await callStripe(
        () =>
          stripe.paymentIntents.create(
            {
              amount,
              currency: 'usd',
              description,
              customer: customerId,
              payment_method: cardId,
              allowed_payment_method_types: ['card'],
              application_fee_amount: fee,
              confirm: true,
              metadata: sale,
              ...(!isPayerPresent && { off_session: true, error_on_requires_action: true }),
              expand: ['latest_charge'],
            },
            { idempotencyKey },
          ),
        // A declined payment is a result too: the error contains it.
        (error) => error.payment_intent,
      )
      return paymentOf(created)
    },
  }
}

/** Returns the account; undefined when it does not let the platform in any more. */
async function stateAtStripe(request: () => Promise<Stripe.Account>): Promise<Stripe.Account | undefined> {
  const { default: Client } = await import('stripe')
  return callStripe(() =>
    request().catch((error: unknown) => {
      if (error instanceof Client.errors.StripePermissionError) return undefined
      const isMissing = error instanceof Client.errors.StripeInvalidRequestError
      if (isMissing && error.code === 'resource_missing') return undefined
      throw error
    }),
  )
}

function stateOf({ charges_enabled: canCharge, details_submitted: isSubmitted }: Stripe.Account) {
  if (canCharge) return 'ready'
  return isSubmitted ? 'restricted' : 'onboarding'
}

/** Returns an event that Stripe signed recently, for this installation's mode and a connected account. */
async function readEvent(
  stripe: Stripe,
  { body, signature, secret, isTest }: { body: Buffer; signature: string; secret: string; isTest: boolean },
): Promise<SellerEvent> {
  try {
    const event = await stripe.webhooks.constructEventAsync(body, signature, secret, maxDelaySeconds)
    if (event.livemode === isTest) throw new Error('It is of the other mode')
    if (!event.account) throw new Error('It is about no connected account')
    return { ...eventOf(event), accountId: event.account } satisfies SellerEvent
  } catch {
    throw new AppError('invalid-argument', 'notOurEvent')
  }
}
