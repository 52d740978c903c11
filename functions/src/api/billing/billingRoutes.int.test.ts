import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makeAgent, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { renewSecretKey } from '../../domain/agents/renewSecretKey.ts'
import {
  deleteWorkspaceSecret,
  renewWorkspaceSecret,
} from '../../domain/workspaces/accounts/workspaceSecret.ts'
import { randomIdentifier } from '../../domain/kernel/identifiers.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../shared/billing/credits.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { workspaceSchema } from '../../shared/workspaces/workspace.ts'
import { readDocument, readQuery } from '../../store/documents.ts'

// The sandbox's Stripe keeps separate data for each name.
const world = `parley${randomIdentifier(10)}`
const ports = { now: () => Date.now() }
let api: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', `sk_test_${world}`)
  vi.stubEnv('STRIPE_PUBLISHABLE_KEY', `pk_test_${world}`)
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_x')
  vi.stubEnv('STRIPE_ACCOUNTS', '{}')
  await clearDatabases()
  const deployed = await import('../../index.ts')
  api = await serveFunction('api', deployed.api)
})
afterAll(() => {
  vi.unstubAllEnvs()
  api.stop()
})

async function call(verb: string, secret: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}/stripe/${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) }
}

/** Creates a card as a program's own page does, with the publishable key. */
async function makeCard(): Promise<string> {
  const form = new URLSearchParams({
    key: `pk_test_${world}`,
    type: 'card',
    'card[number]': '4242424242424242',
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  })
  const response = await fetch(`${process.env['PARLEY_SANDBOX_ORIGIN']}/v1/payment_methods`, {
    method: 'POST',
    body: form,
  })
  return z.object({ id: z.string() }).parse(await response.json()).id
}

async function makePayer(region: Region) {
  const account = await makeAccount(region)
  const { secret } = await renewWorkspaceSecret(ports, account.caller, account)
  const workspaceRef = { userId: account.workspaceId, region }
  return {
    ...account,
    secret,
    pay: (verb: string, body: object = {}, headers: Record<string, string> = {}) =>
      call(verb, secret, { ...workspaceRef, ...body }, headers),
  }
}

type Payer = Awaited<ReturnType<typeof makePayer>>

/** Stores the card, starts the plan, and confirms its first payment as a payer's browser does. */
async function subscribe({ pay }: Payer): Promise<void> {
  const card = { paymentMethodId: await makeCard(), address: { country: 'US' } }
  expect((await pay('upsert-payment-method', card)).status).toBe(200)
  const started = await pay('create-subscription', { planId: 'pay_as_you_go' })
  const form = new URLSearchParams({
    key: `pk_test_${world}`,
    client_secret: String(started.body['clientSecret']),
  })
  await fetch(
    `${process.env['PARLEY_SANDBOX_ORIGIN']}/v1/payment_intents/${String(started.body['paymentIntentId'])}/confirm`,
    { method: 'POST', body: form },
  )
  expect((await pay('confirm-subscription-payment')).body).toEqual({ status: 'succeeded' })
}

describe.each(oneRegion)('the billing calls of a workspace in %s', (region) => {
  it("buy, change and end a plan with the workspace's secret alone", async () => {
    const { pay, wallet } = await makePayer(region)
    expect((await pay('get-user-data')).body).toMatchObject({
      customer: null,
      subscriptions: [],
      paymentMethod: null,
      internalKeyRef: 'free',
    })
    expect(
      (await pay('upsert-payment-method', { paymentMethodId: await makeCard(), address: { country: 'US' } }))
        .body,
    ).toMatchObject({ customerId: expect.stringMatching(/^cus_/) })
    expect((await pay('check-discount-code', { discountCode: 'NOPE' })).body).toEqual({
      discount: { valid: false },
    })
    const begun = await pay('create-subscription', {
      planId: 'pay_as_you_go',
      addonsToShow: [{ addon_key_ref: 'workspace-seat', amount: 2 }],
    })
    expect(begun.body).toMatchObject({
      requiresAction: true,
      paymentIntentId: expect.stringMatching(/^pi_/),
      subscriptionId: expect.stringMatching(/^sub_/),
    })
    const form = new URLSearchParams({
      key: `pk_test_${world}`,
      client_secret: String(begun.body['clientSecret']),
    })
    await fetch(
      `${process.env['PARLEY_SANDBOX_ORIGIN']}/v1/payment_intents/${String(begun.body['paymentIntentId'])}/confirm`,
      { method: 'POST', body: form },
    )
    expect((await pay('confirm-subscription-payment')).body).toEqual({ status: 'succeeded' })
    expect((await pay('get-user-data')).body).toMatchObject({
      internalKeyRef: 'pay_as_you_go',
      currency: 'usd',
      paymentMethod: { last4: '4242' },
      subscriptionItems: [
        { key: 'pay_as_you_go', quantity: 1 },
        { key: 'workspace-seat', quantity: 2 },
      ],
    })
    const attempt = { 'idempotency-key': randomUUID() }
    for (let repeat = 0; repeat < 3; repeat++)
      expect((await pay('top-up-usd', { amount: 5, currency: 'usd' }, attempt)).body).toMatchObject({
        status: 'succeeded',
        error: '',
      })
    expect((await expectBooksToBalance(wallet, [])).wallet.balance).toBe(
      welcomeGrantUnits + 15_000 * unitsPerCredit,
    )
    expect(
      (
        await pay('add-addon-to-subscription', {
          addons: [{ addon_key_ref: 'concurrent-call-line', amount: 3 }],
        })
      ).body,
    ).toEqual({ errors: [] })
    expect((await pay('remove-addon-from-subscription', { addonKeys: ['workspace-seat'] })).status).toBe(200)
    expect(
      (await pay('check-addon-status', { addonKeys: ['concurrent-call-line', 'workspace-seat'] })).body,
    ).toEqual({
      hasSubscription: true,
      addons: [
        { addonKey: 'concurrent-call-line', hasAddon: false, quantity: 0, nextQuantity: 3 },
        { addonKey: 'workspace-seat', hasAddon: true, quantity: 2, nextQuantity: 0 },
      ],
    })
    expect((await pay('cancel-subscription', { reason: 'Too expensive' })).status).toBe(200)
    expect((await pay('reactivate-subscription')).status).toBe(200)
  })

  it('add the add-ons of three simultaneous requests, and those of a retry only once', async () => {
    const payer = await makePayer(region)
    const { pay } = payer
    await subscribe(payer)
    const one = { addons: [{ addon_key_ref: 'concurrent-call-line', amount: 1 }] }
    const add = (headers = {}) => pay('add-addon-to-subscription', one, headers)
    expect((await Promise.all([add(), add(), add()])).map(({ status }) => status)).toEqual([200, 200, 200])
    const owned = async () =>
      (await pay('check-addon-status', { addonKeys: ['concurrent-call-line'] })).body['addons']
    expect(await owned()).toMatchObject([{ nextQuantity: 3 }])
    const again = { 'idempotency-key': crypto.randomUUID() }
    expect((await add(again)).status).toBe(200)
    expect((await add(again)).status).toBe(200)
    expect(await owned()).toMatchObject([{ nextQuantity: 4 }])
  })

  it('refuse add-ons that are not available yet', async () => {
    const payer = await makePayer(region)
    const { pay } = payer
    await subscribe(payer)
    const addons = [{ addon_key_ref: 'twilio-phone-number', amount: 1 }]
    expect(await pay('add-addon-to-subscription', { addons })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/ isn’t available yet\.$/) } },
    })
    const free = await makePayer(region)
    const bought = { planId: 'pay_as_you_go', addonsToShow: addons }
    expect((await free.pay('create-subscription', bought)).status).toBe(400)
  })

  it('sell white label and client seats', async () => {
    const payer = await makePayer(region)
    await subscribe(payer)
    for (const key of ['whitelabel-new', 'client_seat']) {
      const addons = [{ addon_key_ref: key, amount: 1 }]
      expect((await payer.pay('add-addon-to-subscription', { addons })).status).toBe(200)
    }
  })

  it('refuse another workspace, another region, a foreign key, an old secret and a deleted one', async () => {
    const [payer, other] = [await makePayer(region), await makePayer(region)]
    const { agentId, caller } = await makeAgent(region)
    const { key } = await renewSecretKey(makePorts(), caller, { region, agentId })
    const ask = (secret: string, workspaceId = payer.workspaceId, where: string = region) =>
      call('get-user-data', secret, { userId: workspaceId, region: where })
    expect((await ask(payer.secret, other.workspaceId)).status).toBe(403)
    expect((await ask(payer.secret, payer.workspaceId, region === 'na' ? 'eu' : 'na')).status).toBe(403)
    for (const secret of ['vg_00000000000000000000', 'not-a-token-at-all'])
      expect((await ask(secret)).status).toBe(401)
    expect((await ask(key)).status).toBe(403)
    const { secret } = await renewWorkspaceSecret(ports, payer.caller, payer)
    expect([(await ask(payer.secret)).status, (await ask(secret)).status]).toEqual([401, 200])
    await deleteWorkspaceSecret(ports, payer.caller, payer)
    expect((await ask(secret)).status).toBe(401)
    expect(
      (await readDocument(region, paths.workspace(payer.workspaceId), workspaceSchema))?.data.secretMadeAt,
    ).toBe(0)
    const storedKeys = await readQuery(region, 'apiKeys', z.looseObject({ wsId: z.string() }))
    expect(storedKeys.filter(({ data }) => data.wsId === payer.workspaceId)).toEqual([])
  })

  it('name the invalid field and charge nothing', async () => {
    const { pay } = await makePayer(region)
    expect(await pay('top-up-usd', { amount: 5.001 })).toMatchObject({
      status: 400,
      body: { error: { fields: { amount: 'Use at most two decimals.' } } },
    })
    expect(await pay('top-up-usd', { amount: '5' })).toMatchObject({ status: 400 })
    expect(await pay('top-up-usd', { amount: 5 })).toMatchObject({
      status: 412,
      body: { error: { message: 'Add a card first.' } },
    })
    expect(await pay('create-subscription', { planId: 'enterprise' })).toMatchObject({
      status: 400,
      body: { error: { message: 'Error: Plan not found' } },
    })
    expect(await pay('check-discount-code', { discountCode: '' })).toMatchObject({
      status: 400,
      body: { error: { fields: { discountCode: 'Please enter a discount code' } } },
    })
    expect(await pay('get-user-data', {}, { 'idempotency-key': 'again' })).toMatchObject({ status: 400 })
    expect(await pay('cancel-subscription')).toMatchObject({ status: 412 })
  })

  it('do not let a secret create another one', async () => {
    const { secret, workspaceId } = await makePayer(region)
    const { identifyProgram } = await import('../../domain/workspaces/accounts/identifyProgram.ts')
    await expect(
      renewWorkspaceSecret(ports, await identifyProgram(secret), { region, workspaceId }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
