import type { z } from 'zod'
import {
  feeOf,
  finalPriceMicros,
  orgBillingSchema,
  priceOfCredits,
  saleSchema,
  unitsOf,
  type OrgBilling,
  type Sale,
  type Seller,
} from '../../../shared/agencies/seller.ts'
import type { SellerPlanPrice } from '../../../shared/agencies/sellerPlan.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { readCostOfRunningCalls } from '../../billing/calls/callHolds.ts'
import { ledgerEntry, moveWallet, readWallet, workspaceWallet } from '../../billing/credits/moveWallet.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'

/** The price of a sale, and what it is a sale of. */
export type SaleTerms = Pick<Sale, 'units' | 'priceMicros' | 'total' | 'cardId' | 'priceId'> &
  Partial<Pick<Sale, 'subscriptionId' | 'invoiceId'>>

export interface NewSale {
  customer: OrgBilling
  terms: SaleTerms
  attemptId: string
  description: string
  by: string
  /** Adds to the commit that the person who buys may still do so. */
  hold?: (writes: Writes) => Promise<unknown>
}

/** Returns the terms of a purchase of credits at an agency's present price. */
export function termsOfCredits(credits: number, { extraMicros }: Seller, cardId: string): SaleTerms {
  return {
    units: unitsOf(credits),
    priceMicros: finalPriceMicros(extraMicros),
    total: priceOfCredits(credits, extraMicros),
    cardId,
    priceId: '',
  }
}

/** Returns the terms of a month of a plan. */
export function termsOfPlan(priceId: string, { units, amount }: SellerPlanPrice): SaleTerms {
  // Micro-dollars a credit, from cents and units of 1/10,000 credit.
  return { units, priceMicros: Math.floor((amount * 1e8) / units), total: amount, cardId: '', priceId }
}

/** Returns the name of a sale in the ledgers. */
export function nameOfSale({ orgId, attemptId }: Pick<Sale, 'orgId' | 'attemptId'>): string {
  return `sale:${orgId}_${attemptId}`
}

/**
 * Records a sale with its price before any money moves, and takes its credit from the workspace's wallet in
 * the same commit. Returns the earlier sale of the same attempt; undefined when the workspace has too little
 * credit, or a debt. Throws AppError 'already-exists' when the attempt was for something else, and
 * 'failed-precondition' when the organisation was deleted, or chooses a plan on another page.
 */
export async function recordSale(
  ports: SellingPorts,
  region: Region,
  { customer, terms, attemptId, description, by, hold }: NewSale,
): Promise<Stored<Sale> | undefined> {
  const { orgId, workspaceId, customerId } = customer
  const path = paths.sale(orgId, attemptId)
  const { units } = terms
  return untilUnchanged(async () => {
    const earlier = await readDocument(region, path, saleSchema)
    if (earlier && (earlier.data.units !== units || earlier.data.priceId !== terms.priceId))
      throw new AppError('already-exists')
    if (earlier) return earlier
    const now = ports.now()
    const writes = new Writes(region)
    await hold?.(writes)
    const [wallet, billing] = await Promise.all([
      readWallet(workspaceWallet({ region, workspaceId })),
      readDocument(region, paths.orgBilling(orgId), orgBillingSchema),
    ])
    if (billing?.data.customerId !== customerId) throw new AppError('failed-precondition', 'cardMissing')
    const isCheckout = terms.priceId !== '' && !terms.invoiceId
    if (isCheckout) await requireNoCheckout(region, billing.data)
    const { balance, leased, debt } = wallet.data
    // The credit that running calls may still cost stays.
    const held = await readCostOfRunningCalls(writes, region, wallet.path, now)
    if (debt > 0 || balance < units || balance + leased < units + held) return undefined
    // The deletion of an organisation requires the version without this sale.
    const noted = { soldAt: now, ...(isCheckout && { checkout: attemptId }) }
    writes.update(billing.path, noted, billing.version)
    const sale = newSale({ customer, terms, attemptId, description, by }, { isHeld: true, at: now })
    writes.create(path, { ...sale })
    moveWallet(
      writes,
      wallet,
      { balance: -units, leased: 0 },
      nameOfSale(sale),
      ledgerEntry('sale', -units, orgId, wallet.data.seq + 1, now, by),
    )
    const version = (await writes.commitUnchanged()) ?? ''
    return { path, data: sale, version }
  })
}

/** Returns a sale that is not decided yet. */
export function newSale(
  { customer, terms, attemptId, description, by }: NewSale,
  { isHeld, at }: Pick<Sale, 'isHeld' | 'at'>,
): Sale {
  const { orgId, workspaceId, accountId, customerId } = customer
  return saleSchema.parse({
    orgId,
    workspaceId,
    attemptId,
    accountId,
    customerId,
    ...terms,
    fee: feeOf(terms.total),
    state: 'created',
    isHeld,
    description,
    by,
    at,
  } satisfies z.input<typeof saleSchema>)
}

/** Throws while the organisation's latest Checkout is undecided: two of them could both be paid. */
async function requireNoCheckout(region: Region, { orgId, checkout }: OrgBilling): Promise<void> {
  const latest = checkout && (await readDocument(region, paths.sale(orgId, checkout), saleSchema))
  if (latest && latest.data.isHeld) throw new AppError('failed-precondition', 'paymentUnderWay')
}
