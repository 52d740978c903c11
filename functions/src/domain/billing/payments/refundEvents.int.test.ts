import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, monthUnits, openBillingWithHeldEvents } from '#test/workspaces/heldEvents.ts'
import { addOrg } from '#test/billing/model/addOrg.ts'
import { clearDatabases } from '#test/emulator.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { z } from 'zod'
import { reconcilePayments } from './reconcile.ts'

const start = welcomeGrantUnits + monthUnits
const bought = 10_000 * unitsPerCredit

type Account = Awaited<ReturnType<typeof billing.makeSubscriber>>

let billing: Awaited<ReturnType<typeof openBillingWithHeldEvents>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBillingWithHeldEvents()
})
afterAll(() => billing.close())

describe.each(oneRegion)('the handler of refund events in %s', (region) => {
  it('takes back refunded credit, and leaves a debt that the next purchase pays first', async () => {
    const account = await billing.makeSubscriber(region)
    const attempt = randomUUID()
    await billing.buy(account, attempt)
    const purchase = await readDocument(
      region,
      paths.purchase(account.workspaceId, attempt),
      z.looseObject({ paymentId: z.string() }),
    )
    const stripe = billing.stripe('us')
    await stripe.refunds.create({ payment_intent: purchase?.data.paymentId ?? '', amount: 400 })
    await billing.control('us', '/webhooks/release', { times: 3, order: 'shuffled', seed: 3, parallel: true })
    expect(await balanceOf(account)).toBe(start + bought - 4_000 * unitsPerCredit)
    // Most of it is spent when the rest is refunded.
    const { wallet } = await expectBooksToBalance(account.wallet, [])
    const { adjustWallet } = await import('../credits/wallets.ts')
    await adjustWallet(
      account.wallet,
      `spent-${attempt}`,
      1_000 * unitsPerCredit - wallet.balance,
      'test',
      Date.now(),
    )
    await stripe.refunds.create({ payment_intent: purchase?.data.paymentId ?? '', amount: 600 })
    await billing.control('us', '/webhooks/release', {})
    const indebted = await expectBooksToBalance(account.wallet, [])
    expect(indebted.wallet).toMatchObject({ balance: 0, debt: 5_000 * unitsPerCredit })
    await billing.buy(account)
    expect((await expectBooksToBalance(account.wallet, [])).wallet).toMatchObject({
      balance: 5_000 * unitsPerCredit,
      debt: 0,
    })
  })

  it('returns what was taken for a failed refund, and never takes more than was bought', async () => {
    const account = await billing.makeSubscriber(region)
    const attempt = randomUUID()
    await billing.buy(account, attempt)
    const purchase = await readDocument(
      region,
      paths.purchase(account.workspaceId, attempt),
      z.looseObject({ paymentId: z.string() }),
    )
    const stripe = billing.stripe('us')
    const refund = await stripe.refunds.create({
      payment_intent: purchase?.data.paymentId ?? '',
      amount: 400,
    })
    await billing.control('us', '/webhooks/release', {})
    expect(await balanceOf(account)).toBe(start + bought - 4_000 * unitsPerCredit)
    await billing.control('us', '/refunds/fail', { refund: refund.id })
    await billing.control('us', '/webhooks/release', { times: 2, order: 'shuffled', seed: 2, parallel: true })
    expect(await balanceOf(account)).toBe(start + bought)
    // Another one arrives; then the bank takes all of it, and a fee.
    await stripe.refunds.create({ payment_intent: purchase?.data.paymentId ?? '', amount: 300 })
    await billing.control('us', '/webhooks/release', {})
    expect(await balanceOf(account)).toBe(start + bought - 3_000 * unitsPerCredit)
    const {
      data: [charge],
    } = await stripe.charges.list({ payment_intent: purchase?.data.paymentId ?? '' })
    const dispute = z
      .object({ id: z.string() })
      .parse(await billing.control('us', '/disputes', { charge: charge?.id, amount: 1500 }))
    await billing.control('us', '/disputes/close', { dispute: dispute.id, status: 'lost' })
    await billing.control('us', '/webhooks/mode', { mode: 'drop' })
    await reconcilePayments(billing.ports, 2)
    expect(await balanceOf(account)).toBe(start)
    await billing.control('us', '/webhooks/mode', { mode: 'hold' })
  })

  /** Lets the bank take back all that was paid for a purchase; its events come shuffled and several times. */
  async function loseDispute({ workspaceId }: Account, attempt: string) {
    const path = paths.purchase(workspaceId, attempt)
    const purchase = await readDocument(region, path, z.looseObject({ paymentId: z.string() }))
    const payment = purchase?.data.paymentId ?? ''
    const {
      data: [charge],
    } = await billing.stripe('us').charges.list({ payment_intent: payment })
    const dispute = z
      .object({ id: z.string() })
      .parse(await billing.control('us', '/disputes', { charge: charge?.id, amount: 1000 }))
    await billing.control('us', '/disputes/close', { dispute: dispute.id, status: 'lost' })
    await billing.control('us', '/webhooks/release', { times: 3, order: 'shuffled', seed: 5, parallel: true })
    await reconcilePayments(billing.ports, 2)
  }

  it('takes disputed credit back from the organisations that it was moved to, once (H-129)', async () => {
    const account = await billing.makeSubscriber(region)
    const [first, second] = [await addOrg(account), await addOrg(account)]
    const attempt = randomUUID()
    await billing.buy(account, attempt)
    const all = await balanceOf(account)
    const move = (org: typeof first, amount: number) =>
      org.move({ direction: 'toOrg', amount, transferId: randomUUID() })
    await move(first, bought / 2)
    await move(second, all - bought / 2)
    await loseDispute(account, attempt)
    const left = (await first.books()).balance + (await second.books()).balance
    expect(left).toBe(all - bought)
    expect((await expectBooksToBalance(account.wallet, [])).wallet).toMatchObject({ balance: 0, debt: 0 })
  })

  it('leaves the credit that a client has bought, and the rest of the debt to the workspace (INV-16)', async () => {
    const account = await billing.makeSubscriber(region)
    const org = await addOrg(account)
    const attempt = randomUUID()
    await billing.buy(account, attempt)
    // Of 25,000 credits the client buys 22,000, gets 2,000 as a gift, and 1,000 stay.
    await org.reserve('bought', 8_800)
    await org.decide('bought', true)
    const given = 2_000 * unitsPerCredit
    await org.move({ direction: 'toOrg', amount: given, transferId: randomUUID() })
    await loseDispute(account, attempt)
    const sold = 22_000 * unitsPerCredit
    expect(await org.books()).toMatchObject({ balance: sold, bought: sold })
    const { wallet, entries } = await expectBooksToBalance(account.wallet, [])
    expect(wallet).toMatchObject({ balance: 0, debt: 7_000 * unitsPerCredit })
    // Each side has an entry with the reason.
    const collected = entries.filter(({ type }) => type === 'collected')
    expect(collected).toMatchObject([{ amount: 0, debt: -given, ref: org.walletPath }])
    expect(await org.collected()).toMatchObject([
      { amount: -given, ref: expect.stringMatching(/^refund:us:/) },
    ])
  })

  it("takes back a refunded month in proportion, also when the refund's event comes first", async () => {
    const account = await billing.makeSubscriber(region)
    const stripe = billing.stripe('us')
    const {
      data: [invoice],
    } = await stripe.invoices.list({
      customer:
        (await readDocument(region, paths.billing(account.workspaceId), billingSchema))?.data.customerId ??
        '',
      limit: 1,
    })
    const {
      data: [payment],
    } = await stripe.invoicePayments.list({ invoice: invoice?.id ?? '' })
    await stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent), amount: 500 })
    await billing.control('us', '/webhooks/release', { times: 3, order: 'reversed', parallel: true })
    expect(await balanceOf(account)).toBe(start - monthUnits / 4)
    await stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent) })
    // Reconciliation finds what no event has reported.
    await billing.control('us', '/webhooks/mode', { mode: 'drop' })
    await reconcilePayments(billing.ports, 2)
    await reconcilePayments(billing.ports, 2)
    expect(await balanceOf(account)).toBe(start - monthUnits)
    await billing.control('us', '/webhooks/mode', { mode: 'hold' })
  })
})
