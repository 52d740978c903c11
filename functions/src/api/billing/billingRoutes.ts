import { randomUUID } from 'node:crypto'
import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import type { Caller } from '../../domain/kernel/access/actor.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { attachCard } from '../../domain/billing/payments/cards.ts'
import { changeAddons, setSubscriptionEnding } from '../../domain/billing/subscriptions/changeSubscription.ts'
import { topUp } from '../../domain/billing/payments/purchases.ts'
import { readAccount } from '../../domain/billing/readAccount.ts'
import {
  confirmSubscription,
  previewSubscription,
  subscribe,
} from '../../domain/billing/subscriptions/subscribe.ts'
import { currencies, planKeys } from '../../shared/billing/catalogue.ts'
import { regions } from '../../shared/regions/regions.ts'
import { addonChangeSchema, addonsAdded, addonsRemoved, quantitiesOf } from './addonChanges.ts'
import { verifyBearer } from '../http/verifyBearer.ts'
import { currentInstance } from '../context.ts'
import { parseBody } from '../http/endpoint.ts'
import type { Route } from '../http/Route.ts'
import { inEnglish, refusalOfText } from '../../shared/errors/refusals.ts'

const workspaceSchema = z.object({
  userId: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
  region: z.enum(regions),
})

interface Workspace {
  region: z.infer<typeof workspaceSchema>['region']
  workspaceId: string
}

/**
 * Defines a billing call of a workspace: its secret or a member's ID token as bearer, the region in the body.
 * Repeating an `Idempotency-Key` (a UUID) returns the outcome of the earlier payment, so that a program can
 * retry safely.
 */
function billingRoute<Schema extends z.ZodObject>(
  verb: string,
  schema: Schema,
  serve: (
    caller: Caller,
    workspace: Workspace,
    input: z.output<Schema>,
    attemptId: string,
  ) => Promise<object>,
): Route {
  return {
    method: 'POST',
    path: new RegExp(`^/stripe/(${verb})$`),
    serve: async (request, response) => {
      const body = parseBody(request, z.record(z.string(), z.unknown()), 20_000)
      const { userId: workspaceId, region } = parseInput(workspaceSchema, body)
      const input = parseInput(schema, body)
      response.json(
        await serve(await verifyBearer(request), { region, workspaceId }, input, attemptOf(request)),
      )
    },
  }
}

const text = (max: number) => z.string().trim().max(max)
const addons = z.array(addonChangeSchema).max(10)

export const billingRoutes: Route[] = [
  billingRoute('get-user-data', z.object({}), (caller, workspace) =>
    readAccount(currentInstance().billing, caller, workspace),
  ),
  billingRoute(
    'upsert-payment-method',
    z.object({
      paymentMethodId: text(200).regex(/^pm_\w+$/),
      address: z.object({ country: text(2).default('') }).default({ country: '' }),
    }),
    (caller, workspace, { paymentMethodId, address }) =>
      attachCard(currentInstance().billing, caller, {
        ...workspace,
        paymentMethodId,
        country: address.country,
      }),
  ),
  billingRoute(
    'top-up-usd',
    z.object({ amount: z.number().positive(), currency: z.enum(currencies).optional() }),
    async (caller, workspace, { amount, currency }, attemptId) => {
      const { billing } = currentInstance()
      const account = await readAccount(billing, caller, workspace)
      if (currency && currency !== account.currency)
        throw new AppError('invalid-argument', {
          key: 'paysInCurrency',
          values: { currency: account.currency.toUpperCase() },
        })
      const { state, failure, clientSecret } = await topUp(billing, caller, {
        ...workspace,
        amount: minorUnits(amount),
        attemptId,
      })
      return {
        status: state,
        error: failure && inEnglish(failure),
        requiresAction: state === 'action',
        clientSecret,
      }
    },
  ),
  billingRoute(
    'create-subscription',
    z.object({
      planId: z.enum(planKeys),
      addonsToShow: addons.default([]),
      discountCode: text(100).default(''),
    }),
    async (caller, workspace, { planId, addonsToShow, discountCode }, attemptId) => {
      if (planId !== 'pay_as_you_go') throw new AppError('invalid-argument', 'planNotFound')
      const { billing } = currentInstance()
      const quantities = quantitiesOf(addonsToShow)
      const price = await previewSubscription(billing, caller, {
        ...workspace,
        plan: planId,
        quantities,
        discountCode,
        country: '',
      })
      const { state, clientSecret } = await subscribe(billing, caller, {
        ...workspace,
        plan: planId,
        quantities,
        discountCode,
        attemptId,
      })
      const { subscriptions } = await readAccount(billing, caller, workspace)
      const paymentIntentId = clientSecret.split('_secret')[0] ?? ''
      const isPaid = state === 'active'
      return {
        transactionId: attemptId,
        amountPaid: isPaid ? price.total / 100 : 0,
        tax: { currency: price.currency, amount: price.tax / 100 },
        requiresAction: !isPaid,
        clientSecret,
        paymentIntentId,
        subscriptionId: subscriptions[0]?.id ?? '',
      }
    },
  ),
  billingRoute('confirm-subscription-payment', z.object({}), async (caller, workspace) => {
    const { state } = await confirmSubscription(currentInstance().billing, caller, workspace)
    return { status: state === 'active' ? 'succeeded' : 'requires_action' }
  }),
  billingRoute(
    'check-discount-code',
    z.object({ discountCode: text(100).min(1, 'Please enter a discount code') }),
    async (caller, workspace, { discountCode }) => {
      const preview = await previewSubscription(currentInstance().billing, caller, {
        ...workspace,
        plan: 'pay_as_you_go',
        quantities: {},
        discountCode,
        country: '',
      }).catch((error: unknown) => {
        if (error instanceof AppError && error.fields?.['discountCode']) return undefined
        throw error
      })
      const offer = preview?.offer
      if (!preview || !offer) return { discount: { valid: false } }
      return {
        discount: {
          valid: true,
          percent_off: offer.percentOff,
          amount_off: offer.amountOff,
          currency: preview.currency,
          name: offer.name,
          duration: offer.duration,
        },
      }
    },
  ),
  billingRoute(
    'check-addon-status',
    z.object({ addonKeys: z.array(text(60)).max(20).default([]) }),
    async (caller, workspace, { addonKeys }) => {
      const { subscriptions } = await readAccount(currentInstance().billing, caller, workspace)
      const [subscription] = subscriptions
      const owned = new Map<string, number>(Object.entries(subscription?.addons ?? {}))
      const next = new Map<string, number>(Object.entries(subscription?.nextAddons ?? {}))
      const keys = addonKeys.length > 0 ? addonKeys : [...new Set([...owned.keys(), ...next.keys()])]
      return {
        hasSubscription: subscription !== undefined,
        addons: keys.map((addonKey) => ({
          addonKey,
          hasAddon: owned.has(addonKey),
          quantity: owned.get(addonKey) ?? 0,
          nextQuantity: next.get(addonKey) ?? 0,
        })),
      }
    },
  ),
  billingRoute(
    'add-addon-to-subscription',
    z.object({ addons }),
    async (caller, workspace, input, attemptId) => {
      await changeAddons(currentInstance().billing, caller, {
        ...workspace,
        change: (next) => addonsAdded(next, input.addons),
        attemptId,
      })
      return { errors: [] }
    },
  ),
  billingRoute(
    'remove-addon-from-subscription',
    z.object({ addonKeys: z.array(text(60)).max(20) }),
    (caller, workspace, { addonKeys: deletedKeys }, attemptId) =>
      changeAddons(currentInstance().billing, caller, {
        ...workspace,
        change: (next) => addonsRemoved(next, deletedKeys),
        attemptId,
      }),
  ),
  billingRoute(
    'cancel-subscription',
    z.object({ reason: text(500).default('') }),
    (caller, workspace, { reason }) =>
      setSubscriptionEnding(currentInstance().billing, caller, { ...workspace, isEnding: true, reason }),
  ),
  billingRoute('reactivate-subscription', z.object({}), (caller, workspace) =>
    setSubscriptionEnding(currentInstance().billing, caller, { ...workspace, isEnding: false, reason: '' }),
  ),
]

/** Parses the body; throws at the first problem and names its field. */
function parseInput<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new AppError(
    'invalid-argument',
    undefined,
    Object.fromEntries(
      result.error.issues.map(({ path, message }) => [path.join('.'), refusalOfText(message)]),
    ),
  )
}

function attemptOf(request: Request): string {
  const idempotencyKey = request.headers['idempotency-key']
  if (idempotencyKey === undefined) return randomUUID()
  const attempt = z.uuid().safeParse(idempotencyKey)
  if (!attempt.success) throw new AppError('invalid-argument', 'idempotencyKeyWrong')
  return attempt.data
}

/**
 * Converts an amount in whole units with cents to minor units; throws for fractions of a cent instead of
 * rounding.
 */
function minorUnits(amount: number): number {
  const minor = Math.round(amount * 100)
  if (Math.abs(minor - amount * 100) > 1e-6)
    throw new AppError('invalid-argument', undefined, { amount: 'atMostTwoDecimals' })
  return minor
}
