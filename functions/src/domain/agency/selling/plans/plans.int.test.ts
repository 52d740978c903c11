import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeShop, openSelling } from '#test/agency/shop.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { planPriceSchema, type PlanDraft } from '../../../../shared/agencies/sellerPlan.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { readSeller, saveSellerPrice } from '../connectSeller.ts'
import { saveSeller } from '../sellerDocuments.ts'
import { rebuildPlans } from './rebuildPlans.ts'
import { savePlans } from './savePlans.ts'

let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

type Shop = Awaited<ReturnType<typeof makeShop>>

const draft = (changes: Partial<PlanDraft> = {}): PlanDraft => ({
  id: randomUUID(),
  name: 'Starter',
  credits: 5_000,
  features: ['Chat'],
  isPopular: false,
  trialDays: 0,
  ...changes,
})
const save = ({ region, workspaceId, caller }: Shop, plans: PlanDraft[], version: number) =>
  savePlans(selling.ports, caller, { region, workspaceId, plans, version })
const rebuild = ({ region, workspaceId, caller }: Shop, version: number) =>
  rebuildPlans(selling.ports, caller, { region, workspaceId, version })
const pricesOf = async ({ accountId }: Shop) =>
  (await selling.stripe(accountId).prices.list()).data.map(({ id, unit_amount, active }) => ({
    id,
    amount: unit_amount,
    active,
  }))

describe.each(oneRegion)('plans of an agency in %s', (region) => {
  it('are saved as products and monthly prices in the account of the agency', async () => {
    const shop = await makeShop(selling, region)
    const plans = [
      draft(),
      draft({ name: 'Pro', credits: 15_000, features: ['Chat', 'Calls'], isPopular: true }),
    ]
    const saved = await save(shop, plans, 0)
    expect(saved).toMatchObject({
      plansVersion: 1,
      plans: [
        { name: 'Starter', amount: 2_000, productId: expect.any(String), priceId: expect.any(String) },
        { name: 'Pro', amount: 6_000 },
      ],
    })
    const stripe = selling.stripe(shop.accountId)
    const product = await stripe.products.retrieve(saved.plans[1]?.productId ?? '')
    expect(product).toMatchObject({ name: 'Pro', default_price: saved.plans[1]?.priceId })
    expect(await stripe.prices.retrieve(saved.plans[1]?.priceId ?? '')).toMatchObject({
      unit_amount: 6_000,
      currency: 'usd',
      recurring: { interval: 'month', interval_count: 1 },
    })
    const price = await readDocument(region, paths.planPrice(saved.plans[1]?.priceId ?? ''), planPriceSchema)
    expect(price?.data).toMatchObject({ units: 15_000 * 10_000, amount: 6_000, accountId: shop.accountId })
    expect(await readSeller(selling.ports, shop.caller, shop)).toMatchObject(saved)
    await expect(selling.stripe('').products.retrieve(product.id)).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })

  it('get a new price with another price or number of credits, and archive the old one', async () => {
    const shop = await makeShop(selling, region)
    const plan = draft()
    const first = await save(shop, [plan], 0)
    const renamed = await save(shop, [{ ...plan, name: 'Basic', features: ['Mail'] }], 1)
    expect(renamed.plans[0]?.priceId).toBe(first.plans[0]?.priceId)
    await saveSellerPrice(selling.ports, shop.caller, { ...shop, extraMicros: 4_000 })
    // The plan keeps its price until it is saved again.
    expect(await readSeller(selling.ports, shop.caller, shop)).toMatchObject({ plans: [{ amount: 2_000 }] })
    const dearer = await save(shop, [plan], 2)
    expect(dearer.plans).toMatchObject([{ amount: 2_500 }])
    await saveSellerPrice(selling.ports, shop.caller, { ...shop, extraMicros: 3_000 })
    const again = await save(shop, [plan], 3)
    expect(await pricesOf(shop)).toEqual([
      { id: again.plans[0]?.priceId, amount: 2_000, active: true },
      { id: dearer.plans[0]?.priceId, amount: 2_500, active: false },
      { id: first.plans[0]?.priceId, amount: 2_000, active: false },
    ])
    const deleted = await save(shop, [], 4)
    expect(deleted.plans).toEqual([])
    const { data: products } = await selling.stripe(shop.accountId).products.list()
    expect(products.map(({ active }) => active)).toEqual([false])
  })

  it('are created once when the process of a save has ended, and not at all by one of an older version', async () => {
    const shop = await makeShop(selling, region)
    const plan = draft()
    selling.crashAt.point = 'after-pay'
    await expect(save(shop, [plan], 0)).rejects.toThrow('after-pay')
    await save(shop, [plan], 0)
    expect(await pricesOf(shop)).toHaveLength(1)
    await expect(save(shop, [draft()], 0)).rejects.toMatchObject({ refusal: { key: 'plansChanged' } })
    expect((await selling.stripe(shop.accountId).products.list()).data).toHaveLength(1)
    const both = await Promise.allSettled([save(shop, [plan, draft()], 1), save(shop, [plan, draft()], 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('are rebuilt from the account with the credits that were sold, whatever is written there', async () => {
    const shop = await makeShop(selling, region)
    const [one, two] = [draft(), draft({ name: 'Pro', credits: 15_000, features: ['Chat', 'Calls'] })]
    const saved = await save(shop, [two, one], 0)
    const stripe = selling.stripe(shop.accountId)
    await stripe.prices.update(saved.plans[0]?.priceId ?? '', { metadata: { credits: '900000' } })
    await stripe.products.create({ name: 'Something else' })
    await stripe.products.create({
      name: 'Forged',
      metadata: { planId: randomUUID(), workspaceId: 'other12' },
    })
    await new Writes(region).update(paths.seller(shop.workspaceId), { plans: [] }).commit()
    const rebuilt = await rebuild(shop, 1)
    expect(rebuilt.plansVersion).toBe(2)
    expect(rebuilt.plans.toSorted((a, b) => a.credits - b.credits)).toEqual([saved.plans[1], saved.plans[0]])
    await stripe.products.update(saved.plans[1]?.productId ?? '', { active: false })
    expect((await rebuild(shop, 2)).plans.map(({ name }) => name)).toEqual(['Pro'])
    // Saving puts it on sale again.
    await save(shop, [two, one], 3)
    expect((await stripe.products.retrieve(saved.plans[1]?.productId ?? '')).active).toBe(true)
  })

  it('are not rebuilt from a price at the account that is below the price of its credits (H-138)', async () => {
    const shop = await makeShop(selling, region)
    const stripe = selling.stripe(shop.accountId)
    const planId = randomUUID()
    const { id: product } = await stripe.products.create({
      name: 'A million',
      metadata: { planId, workspaceId: shop.workspaceId, feature1: 'Chat' },
    })
    const sellFor = async (amount: number, credits: string) => {
      const price = await stripe.prices.create({
        product,
        currency: 'usd',
        unit_amount: amount,
        recurring: { interval: 'month' },
        metadata: { planId, credits },
      })
      await stripe.products.update(product, { default_price: price.id })
      return price.id
    }
    const cheap = await sellFor(50, '1000000')
    await expect(rebuild(shop, 0)).rejects.toMatchObject({
      code: 'failed-precondition',
      refusal: { key: 'planPriceTooLow', values: { name: 'A million' } },
    })
    expect(await readDocument(region, paths.planPrice(cheap), planPriceSchema)).toBeUndefined()
    await sellFor(100_000, '1000000')
    expect((await rebuild(shop, 0)).plans).toMatchObject([{ name: 'A million', amount: 100_000 }])
  })

  it('need an account, a saved price, a feature with text and a price that can be charged', async () => {
    const shop = await makeShop(selling, region)
    const refused = (plan: Partial<PlanDraft>) => save(shop, [draft(plan)], 0)
    await expect(refused({ features: [] })).rejects.toMatchObject({
      fields: { features: 'Each plan must have at least one feature with text' },
    })
    await expect(refused({ credits: 100 })).rejects.toMatchObject({ code: 'invalid-argument' })
    await saveSeller(region, shop.workspaceId, { isPriceSaved: false })
    const locked = { refusal: { key: 'plansLocked' } }
    await expect(refused({})).rejects.toMatchObject(locked)
    await saveSeller(region, shop.workspaceId, { isPriceSaved: true, state: 'gone' })
    await expect(rebuild(shop, 0)).rejects.toMatchObject(locked)
    await expect(
      savePlans(selling.ports, shop.client.asClient, { ...shop, plans: [], version: 0 }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
