import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readConfig } from '../../src/config/readConfig.ts'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { setAutoRecharge } from '../../src/domain/billing/payments/autoRecharge.ts'
import type { BillingPorts } from '../../src/domain/billing/BillingPorts.ts'
import { attachCard } from '../../src/domain/billing/payments/cards.ts'
import { topUp } from '../../src/domain/billing/payments/purchases.ts'
import { reconcileSubscriptions } from '../../src/domain/billing/payments/reconcile.ts'
import { confirmSubscription, subscribe } from '../../src/domain/billing/subscriptions/subscribe.ts'
import { dayMs } from '../../src/shared/durations.ts'
import type { Region } from '../../src/shared/regions/regions.ts'

interface PayingWorkspace {
  region: Region
  workspaceId: string
  /** When the demo world ends, in Unix milliseconds. */
  end: number
}

/**
 * Creates the payments of a workspace on the paid plan: three months with add-ons, and a purchase of credit.
 * Returns a function that makes all payments due until a time; `goTo` sets the clock of the world.
 */
export function openPayments(
  billing: BillingPorts,
  caller: Caller,
  { end, ...workspace }: PayingWorkspace,
  goTo: (at: number) => void,
): (moment: number) => Promise<void> {
  const attempt = () => ({ ...workspace, attemptId: randomUUID() })
  const renew = () => reconcileSubscriptions(billing, workspace.region)
  // An invoice is paid an hour after its month starts, and a month has up to 31 days.
  const due = [
    {
      at: end - 67 * dayMs,
      run: async () => {
        await attachCard(billing, caller, { ...workspace, paymentMethodId: 'pm_card_visa', country: 'US' })
        const quantities = { 'workspace-seat': 2, 'concurrent-call-line': 1 }
        const order = { plan: 'pay_as_you_go' as const, quantities, discountCode: '' }
        const { clientSecret } = await subscribe(billing, caller, { ...attempt(), ...order })
        await confirmPayment(clientSecret)
        await confirmSubscription(billing, caller, workspace)
      },
    },
    { at: end - 35 * dayMs, run: renew },
    { at: end - 12 * dayMs, run: () => topUp(billing, caller, { ...attempt(), amount: 2_500 }) },
    { at: end - 4 * dayMs, run: renew },
    {
      at: end - 3 * dayMs,
      run: () =>
        setAutoRecharge(billing, caller, {
          ...workspace,
          settings: { isOn: true, threshold: 1_000, amount: 10, monthlyLimit: 50 },
        }),
    },
  ]
  return async (moment) => {
    while (due[0] && due[0].at <= moment) {
      const { at, run } = due[0]
      goTo(at)
      await setPaymentClock(at)
      await run()
      due.shift()
    }
  }
}

/**
 * Returns the sandbox's Stripe data of the demo world as JSON, with its clock set to the real time. Events
 * and idempotency keys are left out, because nothing uses them any more.
 */
export async function dumpPayments(): Promise<string> {
  const { accounts, ...world } = await readStripe()
  const stored = Object.entries(accounts).map(([id, { tables, ...account }]) => [
    id,
    { ...account, tables: { ...tables, event: {} }, idempotency: {} },
  ])
  return JSON.stringify({
    ...world,
    accounts: Object.fromEntries(stored),
    frozenAt: null,
    endpoints: [],
    deliveries: [],
  })
}

/**
 * Sets the clock of the sandbox's Stripe, which cannot run backwards, so an empty world is moved to the past
 * first.
 */
export async function setPaymentClock(at: number): Promise<void> {
  const world = await readStripe()
  const seconds = Math.floor(at / 1000)
  if (world.frozenAt === null)
    await requestStripe('POST', '/world', { ...world, frozenAt: seconds, endpoints: [] })
  else await requestStripe('POST', '/clock', { to: seconds })
}

const worldSchema = z.looseObject({
  frozenAt: z.number().nullable(),
  accounts: z.record(z.string(), z.looseObject({ tables: z.looseObject({}) })),
})

const readStripe = async () => worldSchema.parse(await requestStripe('GET', '/world'))

/** Confirms a payment as Stripe.js does in the payer's browser. */
async function confirmPayment(clientSecret: string): Promise<void> {
  const { accounts, baseUrl } = readConfig().stripe
  const id = clientSecret.slice(0, clientSecret.indexOf('_secret'))
  const response = await fetch(`${baseUrl}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ key: accounts.us?.publishableKey ?? '', client_secret: clientSecret }),
  })
  if (!response.ok) throw new Error(`The first month was not paid: ${await response.text()}`)
}

/** Calls a route that only the sandbox's Stripe has. */
export async function requestStripe(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const { accounts, baseUrl } = readConfig().stripe
  const response = await fetch(`${baseUrl}/sandbox/stripe${path}`, {
    method,
    headers: { authorization: `Bearer ${accounts.us?.secretKey}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`The sandbox's Stripe refused ${path}: ${await response.text()}`)
  return response.json()
}
