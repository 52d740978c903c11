import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import Stripe from 'stripe'
import { z } from 'zod'
import { listenForTest } from '../../../sandbox/listenForTest.ts'
import type { BillingPorts, FaultPoint, BillingNotice } from '../../src/domain/billing/BillingPorts.ts'
import { saveCard, startCardSetup } from '../../src/domain/billing/payments/cards.ts'
import { handlePaymentEvent } from '../../src/domain/billing/payments/handlePaymentEvent.ts'
import type { PlanWish, Quantities } from '../../src/domain/billing/subscriptions/offers.ts'
import { confirmSubscription, subscribe } from '../../src/domain/billing/subscriptions/subscribe.ts'
import { randomIdentifier } from '../../src/domain/kernel/identifiers.ts'
import { stripePayments } from '../../src/providers/stripe/stripePayments.ts'
import { AppError } from '../../src/domain/kernel/errors/AppError.ts'
import { paymentAccounts, type PaymentAccountKey } from '../../src/shared/billing/billing.ts'
import type { makeAccount } from '../factories.ts'

type Account = Awaited<ReturnType<typeof makeAccount>>

const answeredSchema = z.looseObject({
  id: z.string().default(''),
  status: z.string().default(''),
  next_action: z.unknown().optional(),
})

/** Returns an address as the fields of a card's form send it; empty values are left out. */
function addressParams(address: object): Record<string, string> {
  const given = Object.entries(address).filter(([, value]) => value !== '')
  return Object.fromEntries(given.map(([name, value]) => [`billing_details[address][${name}]`, value]))
}

/** Thrown where a test crashes the process. */
export class Crash extends Error {}

/**
 * Creates billing with the sandbox's Stripe, with separate data for this test and each payment account. `own`:
 * the payment accounts with keys of their own.
 */
export async function openBilling(own: readonly PaymentAccountKey[] = paymentAccounts) {
  const sandbox = await listenForTest()
  const world = randomIdentifier(12)
  const keyOf = (account: string) => `${account}${world}`
  const accounts = Object.fromEntries(
    own.map((account) => [
      account,
      {
        secretKey: `sk_test_${keyOf(account)}`,
        publishableKey: `pk_test_${keyOf(account)}`,
        webhookSecret: `whsec_${world}`,
      },
    ]),
  )
  const sent: { workspaceId: string; notice: BillingNotice; key: string }[] = []
  const clock = { now: Date.now() }
  const closing: (() => void)[] = []
  const crashAt: { point?: FaultPoint | undefined } = {}
  const ports: BillingPorts = {
    now: () => clock.now,
    payments: stripePayments({ accounts, baseUrl: sandbox.url }),
    notifyOwner: async (_, workspaceId, notice, key) => void sent.push({ workspaceId, notice, key }),
    faults: (point) => {
      if (crashAt.point !== point) return
      crashAt.point = undefined
      throw new Crash(point)
    },
  }

  /** Requests what Stripe.js requests, with the publishable key. */
  async function browse(account: string, path: string, params: Record<string, string>) {
    const form = new URLSearchParams({ key: `pk_test_${keyOf(account)}`, ...params })
    const response = await fetch(`${sandbox.url}${path}`, { method: 'POST', body: form })
    return answeredSchema.parse(await response.json())
  }

  /** Calls a route that only the sandbox has. */
  async function control(account: string, path: string, body: object) {
    const response = await fetch(`${sandbox.url}/sandbox/stripe${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer sk_test_${keyOf(account)}` },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }

  async function addCard(
    { caller, region, workspaceId }: Account,
    number = '4242424242424242',
    country = 'DE',
    address: string | { country: string; postal_code: string } = '',
  ) {
    const setup = await startCardSetup(ports, caller, {
      region,
      workspaceId,
      country,
      attemptId: randomUUID(),
    })
    const method = await browse(setup.account, '/v1/payment_methods', {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
      ...addressParams(typeof address === 'string' ? { country: address } : address),
    })
    const confirmed = await browse(setup.account, `/v1/setup_intents/${setup.setupId}/confirm`, {
      client_secret: setup.clientSecret,
      payment_method: method.id,
    })
    if (confirmed.status === 'requires_action')
      await control(setup.account, '/challenge', { client_secret: setup.clientSecret, outcome: 'complete' })
    const { card } = await saveCard(ports, caller, { region, workspaceId, setupId: setup.setupId })
    return { card, account: setup.account }
  }

  async function confirm(account: string, clientSecret: string, outcome: 'complete' | 'fail' = 'complete') {
    const intentId = clientSecret.slice(0, clientSecret.indexOf('_secret'))
    const answer = await browse(account, `/v1/payment_intents/${intentId}/confirm`, {
      client_secret: clientSecret,
    })
    if (answer.next_action) await control(account, '/challenge', { client_secret: clientSecret, outcome })
  }

  /** Subscribes with the stored card, and confirms the payment for its bank. */
  async function subscribeTo(
    { caller, region, workspaceId }: Account,
    account: string,
    quantities: Quantities = {},
    discountCode = '',
    wish: PlanWish = {},
  ) {
    const answer = await subscribe(ports, caller, {
      region,
      workspaceId,
      plan: 'pay_as_you_go',
      ...wish,
      quantities,
      discountCode,
      attemptId: randomUUID(),
    })
    if (answer.state === 'active') return answer
    await confirm(account, answer.clientSecret)
    return confirmSubscription(ports, caller, { region, workspaceId })
  }

  /** Returns a client of Stripe for actions of its dashboard, such as refunds. */
  const stripe = (account: string) => {
    const { hostname, port } = new URL(sandbox.url)
    return new Stripe(`sk_test_${keyOf(account)}`, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    })
  }

  /** Serves the webhook of an account and registers it. Failed responses are collected. */
  async function receiveEvents(account: PaymentAccountKey) {
    const payments = ports.payments.account(account)
    const answers: number[] = []
    const server = createServer((request, response) => {
      void buffer(request)
        .then(async (body) =>
          handlePaymentEvent(
            ports,
            payments,
            await payments.readEvent(body, String(request.headers['stripe-signature'])),
          ),
        )
        .then(
          () => 200,
          (error: unknown) => (error instanceof AppError && error.code === 'invalid-argument' ? 400 : 500),
        )
        .then((status) => {
          answers.push(status)
          response.writeHead(status).end()
        })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const bound = server.address()
    if (bound === null || typeof bound === 'string') throw new Error('The webhook listens on no port')
    const url = `http://127.0.0.1:${bound.port}/`
    await control(account, '/webhook_endpoints', { url, secret: `whsec_${world}` })
    closing.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return { url, answers }
  }

  return {
    stripe,
    webhookSecret: `whsec_${world}`,
    receiveEvents,
    ports,
    sent,
    clock,
    crashAt,
    addCard,
    subscribeTo,
    confirm,
    control,
    url: sandbox.url,
    keyOf,
    close: () => {
      for (const close of closing) close()
      return sandbox[Symbol.asyncDispose]()
    },
  }
}
