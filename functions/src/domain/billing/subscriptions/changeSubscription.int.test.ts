import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { changeAddons, previewRenewal, setSubscriptionEnding } from './changeSubscription.ts'

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

type Account = Awaited<ReturnType<typeof makeAccount>>
const billingOf = async ({ region, workspaceId }: Account) =>
  (await readDocument(region, paths.billing(workspaceId), billingSchema))?.data

/** Returns the lookup keys of the prices that the account's subscription consists of. */
async function priceKeysOf(account: Account) {
  const { id = '' } = (await billingOf(account))?.subscription ?? {}
  const { items } = await billing.stripe('us').subscriptions.retrieve(id)
  return items.data.map(({ price }) => price.lookup_key)
}

describe.each(oneRegion)('a workspace that changes its subscription in %s', (region) => {
  async function makeSubscriber() {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us', { 'workspace-seat': 1 })
    return { account, own: { region, workspaceId: account.workspaceId } }
  }

  it('keeps its add-ons until the renewal, whose preview has the new ones', async () => {
    const { account, own } = await makeSubscriber()
    await changeAddons(billing.ports, account.caller, {
      ...own,
      change: () => ({ 'concurrent-call-line': 3 }),
      attemptId: randomUUID(),
    })
    expect((await billingOf(account))?.subscription).toMatchObject({
      addons: { 'workspace-seat': 1 },
      nextAddons: { 'concurrent-call-line': 3 },
    })
    expect(await previewRenewal(billing.ports, account.caller, own)).toMatchObject({
      renewal: { currency: 'usd', total: 2000 + 3 * 500 },
    })
  })

  it('previews a renewal with other quantities, line by line', async () => {
    const { account, own } = await makeSubscriber()
    const preview = await previewRenewal(billing.ports, account.caller, {
      ...own,
      quantities: { 'concurrent-call-line': 1 },
    })
    expect(preview).toEqual({
      renewal: {
        currency: 'usd',
        lines: [
          { label: 'Pay as you go', quantity: 1, amount: 2000 },
          { label: 'Concurrent call line', quantity: 1, amount: 500 },
        ],
        subtotal: 2500,
        discount: 0,
        tax: 0,
        taxName: expect.any(String),
        isReverseCharge: false,
        total: 2500,
      },
    })
  })

  it('has no renewal while its subscription ends with the paid month, until that is taken back', async () => {
    const { account, own } = await makeSubscriber()
    await setSubscriptionEnding(billing.ports, account.caller, {
      ...own,
      isEnding: true,
      reason: 'Too expensive',
    })
    const ending = (await billingOf(account))?.subscription
    expect(ending?.endsAt).toBe(ending?.renewsAt)
    expect(await previewRenewal(billing.ports, account.caller, own)).toEqual({ renewal: null })
    await setSubscriptionEnding(billing.ports, account.caller, { ...own, isEnding: false, reason: '' })
    expect((await billingOf(account))?.subscription).toMatchObject({ status: 'active', endsAt: null })
  })

  it('pays the plan by a price whose key names its amount and its credits', async () => {
    const { account } = await makeSubscriber()
    expect(await priceKeysOf(account)).toContain('parley:plan:pay_as_you_go:usd:2000:10000')
  })

  it('keeps the price of a sold add-on until its number changes', async () => {
    const { account, own } = await makeSubscriber()
    const stripe = billing.stripe('us')
    const { id = '' } = (await billingOf(account))?.subscription ?? {}
    // As if the seat had been sold when it was cheaper.
    const cheaper = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 700,
      recurring: { interval: 'month' },
      product_data: { name: 'Seat' },
      lookup_key: `parley:addon:workspace-seat:usd:700`,
      transfer_lookup_key: true,
    })
    const seat = (await stripe.subscriptions.retrieve(id)).items.data.find(({ price }) =>
      price.lookup_key?.includes('workspace-seat'),
    )
    await stripe.subscriptions.update(id, {
      items: [{ id: seat?.id ?? '', deleted: true }, { price: cheaper.id }],
      proration_behavior: 'none',
    })
    await changeAddons(billing.ports, account.caller, {
      ...own,
      change: () => ({ 'workspace-seat': 1, 'concurrent-call-line': 1 }),
      attemptId: randomUUID(),
    })
    expect(await priceKeysOf(account)).toContain('parley:addon:workspace-seat:usd:700')
    await changeAddons(billing.ports, account.caller, {
      ...own,
      change: () => ({ 'workspace-seat': 2, 'concurrent-call-line': 1 }),
      attemptId: randomUUID(),
    })
    expect(await priceKeysOf(account)).not.toContain('parley:addon:workspace-seat:usd:700')
  })
})
