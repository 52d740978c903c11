import { expect } from 'vitest'
import { modelSteps } from '../../chat/modelSteps.ts'
import { ledgerEntrySchema } from '../../../src/shared/billing/wallet.ts'
import { paths } from '../../../src/shared/paths.ts'
import { readQuery } from '../../../src/store/documents.ts'
import type { makePlanShop } from '../makePlanShop.ts'

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * Expects INV-5 and INV-7: exactly what clients have paid is delivered or owed, once, and no subscription
 * runs beside another.
 */
export async function expectPaidIsDelivered({
  region,
  orgId,
  stripe,
  sales,
}: Awaited<ReturnType<typeof makePlanShop>>) {
  const paid = new Map<string, { received: number; fee: number | null }>()
  for await (const payment of stripe.paymentIntents.list({ limit: 100 }))
    if (payment.status === 'succeeded')
      paid.set(payment.id, { received: payment.amount_received, fee: payment.application_fee_amount })
  const refunded = new Map<string, number>()
  for await (const { payment_intent: id, amount } of stripe.refunds.list({ limit: 100 }))
    refunded.set(String(id), (refunded.get(String(id)) ?? 0) + amount)
  const sold = (await sales()).filter(({ state }) => state === 'succeeded')
  expect(sold.map(({ paymentId }) => paymentId).toSorted()).toEqual([...paid.keys()].toSorted())
  for (const { paymentId, total: price, fee, units, returned } of sold) {
    expect(paid.get(paymentId)).toEqual({ received: price, fee })
    expect(returned).toBe(Math.floor((units * (refunded.get(paymentId) ?? 0)) / price))
  }
  // The organisation's ledger has every unit that was sold, less what is owed or was returned.
  const entries = await readQuery(region, `${paths.walletOfOrg(orgId)}/ledger`, ledgerEntrySchema)
  const received = entries.flatMap(({ data: { type, amount, debt = 0 } }) =>
    type === 'sale' || type === 'refund' ? [amount - debt] : [],
  )
  expect(total(received)).toBe(
    total(
      sold.map(({ units, owed, returned, isUndelivered }) => (isUndelivered ? 0 : units - owed - returned)),
    ),
  )
  expect((await stripe.subscriptions.list({ limit: 100 })).data.length).toBeLessThanOrEqual(1)
  // Chance decides what a walk reaches, so only a long one has to; the tests of plans have each case.
  if (modelSteps < 300) return
  const renewals = sold.filter(({ invoiceId, sessionId }) => invoiceId !== '' && sessionId === '')
  expect(sold.length).toBeGreaterThan(modelSteps / 60)
  expect(renewals.length).toBeGreaterThan(modelSteps / 120)
  expect(refunded.size).toBeGreaterThan(1)
}
