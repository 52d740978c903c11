import type { z } from 'zod'
import type { Card } from '../../../shared/billing/billing.ts'
import {
  feeOf,
  orgBillingSchema,
  finalPriceMicros,
  priceOfCredits,
  saleSchema,
  unitsOf,
  type OrgBilling,
  type Sale,
  type Seller,
} from '../../../shared/agencies/seller.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { readCostOfRunningCalls } from '../../billing/calls/callLines.ts'
import { ledgerEntry, moveWallet, readWallet, workspaceWallet } from '../../billing/credits/moveWallet.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { SellingPorts } from './Sellers.ts'

export interface NewSale {
  customer: OrgBilling & { card: Card }
  seller: Seller
  credits: number
  attemptId: string
  description: string
  by: string
}

/** Returns the name of a sale in the ledgers. */
export function nameOfSale({ orgId, attemptId }: Pick<Sale, 'orgId' | 'attemptId'>): string {
  return `sale:${orgId}_${attemptId}`
}

/**
 * Records a sale with its price before any money moves, and takes its credit from the workspace's wallet in
 * the same commit. Returns the earlier sale of the same attempt; undefined when the workspace has too little
 * credit, or a debt. Throws AppError 'already-exists' when the attempt was for another amount of credit, and
 * 'failed-precondition' when the organisation was deleted.
 */
export async function openSale(
  ports: SellingPorts,
  region: Region,
  { customer, seller, credits, attemptId, description, by }: NewSale,
): Promise<Stored<Sale> | undefined> {
  const { orgId, workspaceId, accountId, customerId, card } = customer
  const path = paths.sale(orgId, attemptId)
  const units = unitsOf(credits)
  return untilUnchanged(async () => {
    const earlier = await readDocument(region, path, saleSchema)
    if (earlier && earlier.data.units !== units) throw new AppError('already-exists')
    if (earlier) return earlier
    const now = ports.now()
    const [wallet, billing] = await Promise.all([
      readWallet(workspaceWallet({ region, workspaceId })),
      readDocument(region, paths.orgBilling(orgId), orgBillingSchema),
    ])
    if (billing?.data.customerId !== customerId) throw new AppError('failed-precondition', 'cardMissing')
    const writes = new Writes(region)
    const { balance, leased, debt } = wallet.data
    // The credit that running calls may still cost stays.
    const held = await readCostOfRunningCalls(writes, region, wallet.path, now)
    if (debt > 0 || balance < units || balance + leased < units + held) return undefined
    const total = priceOfCredits(credits, seller.extraMicros)
    // The deletion of an organisation requires the version without this sale.
    writes.update(billing.path, { soldAt: now }, billing.version)
    const sale = saleSchema.parse({
      orgId,
      workspaceId,
      attemptId,
      accountId,
      customerId,
      cardId: card.id,
      units,
      priceMicros: finalPriceMicros(seller.extraMicros),
      total,
      fee: feeOf(total),
      state: 'created',
      isHeld: true,
      description,
      by,
      at: now,
    } satisfies z.input<typeof saleSchema>)
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
