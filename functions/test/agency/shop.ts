import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { z } from 'zod'
import { listenForTest } from '../../../sandbox/listenForTest.ts'
import type { FaultPoint, BillingNotice } from '../../src/domain/billing/BillingPorts.ts'
import { adjustWallet } from '../../src/domain/billing/credits/wallets.ts'
import { workspaceWallet } from '../../src/domain/billing/credits/moveWallet.ts'
import { buyCredits } from '../../src/domain/agency/selling/buyCredits.ts'
import { saveClientCard, startClientCard } from '../../src/domain/agency/selling/clientCard.ts'
import { connectSeller, saveSellerPrice } from '../../src/domain/agency/selling/connectSeller.ts'
import { findSeller, refreshSeller } from '../../src/domain/agency/selling/sellerDocuments.ts'
import type { SellingPorts } from '../../src/domain/agency/selling/sellers/SellingPorts.ts'
import { randomIdentifier } from '../../src/domain/kernel/identifiers.ts'
import { stripeSellers } from '../../src/providers/stripe/stripeSellers.ts'
import { daySeconds } from '../../src/shared/durations.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'
import { Crash } from '../billing/billing.ts'
import { changeClients } from '../../src/domain/agency/clients/changeClients.ts'
import { makePorts } from '../factories.ts'
import { makeClient, makeHost, makeOrganisation } from './agencies.ts'

const answeredSchema = z.looseObject({ id: z.string().default(''), next_action: z.unknown().optional() })

/** Opens the sandbox's Stripe as the platform of sellers, with data of its own. */
export async function openSelling() {
  const sandbox = await listenForTest()
  const world = randomIdentifier(12)
  const keys = {
    secretKey: `sk_test_${world}`,
    publishableKey: `pk_test_${world}`,
    webhookSecret: 'whsec_platform',
  }
  const clock = { now: Date.now() }
  const crashAt: { point?: FaultPoint | undefined } = {}
  const sent: { workspaceId: string; notice: BillingNotice; key: string; about?: string | undefined }[] = []
  const sellers = stripeSellers({
    accounts: { us: keys },
    baseUrl: sandbox.url,
    connectWebhookSecret: 'whsec_connect',
  })
  const ports: SellingPorts = {
    now: () => clock.now,
    sellers: () => sellers,
    notifyOwner: async (_, workspaceId, notice, key, about) =>
      void sent.push({ workspaceId, notice, key, about }),
    webOrigin: 'http://127.0.0.1:5000',
    originOfHost: (host) => `http://${host}`,
    faults: (point) => {
      if (crashAt.point !== point) return
      crashAt.point = undefined
      throw new Crash(point)
    },
  }

  /** Calls a route that only the sandbox has. */
  async function control(path: string, body: object): Promise<void> {
    const response = await fetch(`${sandbox.url}/sandbox/stripe${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.secretKey}` },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
  }

  /** Requests what Stripe.js requests on the page of a client. */
  async function browse(account: string, path: string, params: Record<string, string>) {
    const form = new URLSearchParams({ key: keys.publishableKey, _stripe_account: account, ...params })
    const response = await fetch(`${sandbox.url}${path}`, { method: 'POST', body: form })
    return answeredSchema.parse(await response.json())
  }

  /** Returns a client of Stripe that acts as the agency in its dashboard. */
  const stripe = (stripeAccount: string) => {
    const { hostname, port } = new URL(sandbox.url)
    return new Stripe(keys.secretKey, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
      stripeAccount,
    })
  }
  return { ports, clock, crashAt, sent, control, browse, stripe, close: () => sandbox[Symbol.asyncDispose]() }
}

type Selling = Awaited<ReturnType<typeof openSelling>>

/** Creates an agency that sells at $0.004 a credit and has 20,000 credits, and a client of it who can buy. */
export async function makeShop(selling: Selling, region: Region, credits = 20_000) {
  const { ports, control, browse } = selling
  const owned = await makeOrganisation(region)
  const { workspaceId, orgId, caller } = owned
  const wallet = workspaceWallet({ region, workspaceId })
  await new Writes(region)
    .update(paths.workspace(workspaceId), {
      'internal.whitelabelTrialEndsAt': Math.floor(selling.clock.now / 1000) + daySeconds,
    })
    .update(paths.org(orgId), { allowBilling: true })
    .commit()
  await adjustWallet(wallet, 'stock', credits * 10_000 - 5_000 * 10_000, 'test', Date.now())
  await connectSeller(ports, caller, { region, workspaceId })
  const accountId = (await findSeller({ region, workspaceId }))?.data.accountId ?? ''
  await control('/accounts/onboard', { account: accountId })
  await refreshSeller(ports, region, workspaceId)
  await saveSellerPrice(ports, caller, { region, workspaceId, extraMicros: 3_000 })
  await makeHost(owned)
  const client = await makeClient(owned)
  await changeClients(makePorts(), caller, {
    region,
    clientIds: [client.clientId],
    change: { rights: { isOrgAdmin: true } },
  })
  const org = { region, orgId }

  /** Adds a card as the client's browser does. */
  async function addCard(number = '4242424242424242') {
    const setup = await startClientCard(ports, client.asClient, { ...org, attemptId: randomUUID() })
    const method = await browse(accountId, '/v1/payment_methods', {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    })
    const confirmed = await browse(accountId, `/v1/setup_intents/${setup.setupId}/confirm`, {
      client_secret: setup.clientSecret,
      payment_method: method.id,
    })
    if (confirmed.next_action)
      await control('/challenge', {
        account: accountId,
        client_secret: setup.clientSecret,
        outcome: 'complete',
      })
    return saveClientCard(ports, client.asClient, { ...org, setupId: setup.setupId })
  }

  const buy = (bought = 5_000, attemptId: string = randomUUID(), amount = (bought * 4) / 10) =>
    buyCredits(ports, client.asClient, { ...org, credits: bought, amount, attemptId })
  return { ...owned, wallet, accountId, client, addCard, buy }
}
