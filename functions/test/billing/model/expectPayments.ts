import { expect } from 'vitest'
import { z } from 'zod'
import { autoRechargeSchema, billingSchema, purchaseSchema } from '../../../src/shared/billing/billing.ts'
import { paths } from '../../../src/shared/paths.ts'
import { readDocument, readQuery } from '../../../src/store/documents.ts'
import type { LedgerEntry } from '../../../src/shared/billing/wallet.ts'
import { modelSteps } from '../../chat/modelSteps.ts'
import type { World } from './openWorld.ts'

const sorted = (texts: string[]) => texts.toSorted((one, other) => one.localeCompare(other))
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Expects INV-4, INV-5 and INV-7: exactly what was paid was credited, and nothing was paid twice. */
export async function expectPaidIsCredited({ own, stripe }: World, entries: LedgerEntry[]) {
  const purchases = (
    await readQuery(own.region, 'purchases', purchaseSchema, (query) =>
      query.where('workspaceId', '==', own.workspaceId),
    )
  ).map(({ data }) => data)
  const payments = []
  for await (const payment of stripe.paymentIntents.list({ limit: 100 }))
    if (payment.metadata['workspaceId'] === own.workspaceId) payments.push(payment)
  const succeeded = payments.filter(({ status }) => status === 'succeeded')
  expect(new Set(payments.map(({ metadata }) => metadata['attemptId'])).size).toBe(payments.length)
  expect(succeeded.length).toBeGreaterThan(Math.floor(modelSteps * 0.01))
  const credited = entries.filter(({ type }) => type === 'payment')
  expect(sorted(credited.map(({ ref }) => ref))).toEqual(
    sorted(succeeded.map(({ metadata }) => metadata['attemptId'] ?? '')),
  )
  for (const { ref, amount, debt = 0 } of credited)
    expect(amount - debt).toBe(purchases.find(({ attemptId }) => attemptId === ref)?.units)
  expect(
    sorted(purchases.filter(({ state }) => state === 'succeeded').map(({ paymentId }) => paymentId)),
  ).toEqual(sorted(succeeded.map(({ id }) => id)))
  const refunds = []
  for await (const { amount, payment_intent: paymentId } of stripe.refunds.list({ limit: 100 })) {
    const bought = purchases.find((purchase) => purchase.paymentId === paymentId)
    refunds.push(bought ? Math.floor((bought.units * amount) / bought.total) : 0)
  }
  const takenBack = entries.filter(({ type }) => type === 'refund')
  expect(takenBack).toHaveLength(refunds.length)
  expect(total(takenBack.map(({ amount, debt = 0 }) => debt - amount))).toBe(total(refunds))
  const recharge = await readDocument(own.region, paths.autoRecharge(own.workspaceId), autoRechargeSchema)
  const recharges = succeeded.filter(({ metadata }) => metadata['attemptId']?.startsWith('ar-'))
  expect(recharge?.data.state).toBe('idle')
  expect(recharges.length).toBeLessThanOrEqual(recharge?.data.seq ?? 0)
  expect(recharge?.data.monthSum).toBeLessThanOrEqual(5000)
  expect(total(recharges.map(({ amount }) => amount))).toBe(recharge?.data.monthSum)
}

/** Expects INV-8: the stored subscription equals the vendor's, and only one is active. */
export async function expectOneSubscription({ own, stripe }: World) {
  const activeSubscriptions = (await stripe.subscriptions.list({ status: 'active' })).data.filter(
    ({ metadata }) => metadata['workspaceId'] === own.workspaceId,
  )
  const stored = await readDocument(own.region, paths.billing(own.workspaceId), billingSchema)
  expect(activeSubscriptions.map(({ id }) => id)).toEqual([stored?.data.subscription?.id])
  expect(stored?.data.subscription?.endsAt === null).toBe(activeSubscriptions[0]?.cancel_at === null)
  const events = await readQuery(own.region, 'stripeEvents', z.unknown())
  expect(events.length).toBeGreaterThan(20)
}
