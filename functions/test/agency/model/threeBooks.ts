import { expect } from 'vitest'
import { clientTermsSchema } from '../../../src/shared/agencies/clientTerms.ts'
import { orgMonthSchema } from '../../../src/shared/agencies/profit.ts'
import type { Sale } from '../../../src/shared/agencies/seller.ts'
import { walletOfOrganisation } from '../../../src/shared/billing/wallet.ts'
import { paths } from '../../../src/shared/paths.ts'
import { readDocument, readQuery } from '../../../src/store/documents.ts'
import { expectBooksToBalance } from '../../invariants.ts'
import type { makePlanShop } from '../makePlanShop.ts'
import type { Flows } from './sellingActions.ts'

type Shop = Awaited<ReturnType<typeof makePlanShop>>

const unit = 10_000
const microsPerCent = 10_000
/** Every sale of the model has the same price: $0.004 a credit, so 0.4 micro-dollars a unit. */
const microsPerUnit = 0.4
const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0)

/** The agency's account at the payment service: each payment that succeeded, in cents. */
export type AccountBook = Map<string, { received: number; fee: number; returned: number; receiptUrl: string }>

/** Reads payments, fees, refunds and lost disputes of the agency's account. */
export async function readAccountBook({ stripe }: Shop): Promise<AccountBook> {
  const book: AccountBook = new Map()
  for await (const payment of stripe.paymentIntents.list({ limit: 100, expand: ['data.latest_charge'] })) {
    if (payment.status !== 'succeeded') continue
    const { latest_charge: charge } = payment
    book.set(payment.id, {
      received: payment.amount_received,
      fee: payment.application_fee_amount ?? 0,
      returned: 0,
      receiptUrl: charge && typeof charge !== 'string' ? (charge.receipt_url ?? '') : '',
    })
  }
  const give = (id: string, amount: number) => {
    const row = book.get(id)
    if (row) row.returned = Math.min(row.received, row.returned + amount)
  }
  for await (const { payment_intent: id, amount, status } of stripe.refunds.list({ limit: 100 }))
    if (status === 'succeeded') give(String(id), amount)
  for await (const { payment_intent: id, amount, status } of stripe.disputes.list({ limit: 100 }))
    if (status === 'lost') give(String(id), amount)
  return book
}

/** Reads our books: the sales, what the months of the organisation count, and the wallets with their ledgers. */
async function readOurBook({ region, wallet, orgId, sales }: Shop, agentId: string) {
  const months = await readQuery(region, paths.orgMonths, orgMonthSchema, (query) =>
    query.where('orgId', '==', orgId),
  )
  const [workspace, organisation] = await Promise.all([
    expectBooksToBalance(wallet, []),
    expectBooksToBalance({ region, wallet: walletOfOrganisation(orgId) }, [agentId]),
  ])
  const due = (await readDocument(region, paths.clientTerms(orgId), clientTermsSchema))?.data.due ?? 0
  return { months: months.map(({ data }) => data), sales: await sales(), workspace, organisation, due }
}

/**
 * Checks that our books, the agency's account and the client's receipts agree, to the cent and to the unit of
 * credit. All credit has to be settled: no open page, no open lease.
 */
export async function expectThreeBooks(shop: Shop, agentId: string, account: AccountBook, flows: Flows) {
  const { months, sales, workspace, organisation, due } = await readOurBook(shop, agentId)
  const sold = sales.filter(({ state }) => state === 'succeeded')
  const delivered = sold.filter(({ isUndelivered }) => !isUndelivered)

  // Each payment of the account is one sale, with its fee, what was returned of it, and its receipt.
  const rowOf = ({ total, fee }: Sale, returned: number) => ({ received: total, fee, returned })
  expect(new Set(sold.map(({ paymentId }) => paymentId)).size).toBe(sold.length)
  expect(new Map(delivered.map((sale) => [sale.paymentId, rowOf(sale, sale.refunded)]))).toEqual(
    new Map(
      [...account]
        .filter(([id]) => !sold.some((sale) => sale.isUndelivered && sale.paymentId === id))
        .map(([id, { received, fee, returned }]) => [id, { received, fee, returned }]),
    ),
  )
  for (const { paymentId, receiptUrl, priceId } of sold) {
    const { receiptUrl: receipt } = account.get(paymentId) ?? {}
    if (priceId) expect(receiptUrl).toContain('/invoices/')
    else expect(receiptUrl).toBe(receipt)
  }

  // The months count the same money and the same units.
  const paid = sumOf(delivered, ({ total }) => total)
  const refunded = sumOf(delivered, (sale) => sale.refunded)
  const receipts = organisation.receipts
  const counted = {
    paid: sumOf(months, (month) => month.paid),
    fees: sumOf(months, (month) => month.fees),
    refunded: sumOf(months, (month) => month.refunded),
    sold: sumOf(months, (month) => month.sold),
    returned: sumOf(months, (month) => month.returned),
    used: sumOf(months, (month) => month.used),
    price: sumOf(months, (month) => month.price),
    markup: sumOf(months, (month) => month.markup),
  }
  expect(counted).toEqual({
    paid,
    fees: sumOf(delivered, ({ fee }) => fee),
    refunded,
    sold: sumOf(delivered, ({ units }) => units),
    returned: sumOf(delivered, ({ returned }) => returned),
    used: sumOf(receipts, ({ amount }) => amount),
    price: sumOf(receipts, ({ price = 0 }) => price),
    markup: sumOf(receipts, ({ markup = 0 }) => markup),
  })

  // What clients have paid is the prices of their receipts and what is left, to the cent.
  const owed = sumOf(delivered, (sale) => sale.owed)
  const left = organisation.wallet.worth + (owed - organisation.wallet.debt) * microsPerUnit
  expect(Math.abs((paid - refunded) * microsPerCent - counted.price - left)).toBeLessThan(microsPerCent)

  // No credit appears or disappears: what came in is there, set aside, or the cost of an answer.
  const held = sumOf(sales, ({ isHeld, units }) => (isHeld ? units : 0))
  const there =
    workspace.wallet.balance + workspace.wallet.leased - workspace.wallet.debt + organisation.wallet.balance
  expect(organisation.wallet.leased).toBe(0)
  expect(organisation.wallet.bought).toBeLessThanOrEqual(organisation.wallet.balance)
  expect(there + held + counted.used - counted.markup + due).toBe((flows.filled - flows.spent) * unit)
  return { sold, receipts, refunded, account }
}
