import { saleSchema, type PurchasePosition, type Sale } from '../../../shared/agencies/seller.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { ledgerEntrySchema } from '../../../shared/billing/wallet.ts'
import { readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { authorizeToPay } from './authorizeForClientBilling.ts'

/** The purchases of a page, after the few that the billing shows at first. */
const pageSize = 20
const exportPageSize = 100
/** The latest times at which given credit was taken back. */
const shownCollections = 4
/** A month that is owed is one of a plan: years of them. */
const maxOwing = 100

/** Returns earlier purchases of an organisation than one of them, newest first. */
export async function listClientPurchases(
  caller: Caller,
  { region, orgId, after }: { region: Region; orgId: string; after: PurchasePosition },
) {
  await authorizeToPay(caller, { region, orgId })
  return readPurchases(region, orgId, { count: pageSize, after })
}

/**
 * Returns some of the purchases of an organisation to its agency, newest first, with what identifies them at
 * the payment service: for an export of all that belongs to the organisation.
 */
export async function exportPurchases(
  caller: Caller,
  { region, orgId, after }: { region: Region; orgId: string; after?: PurchasePosition | undefined },
) {
  await authorizeForOrganisation(caller, 'changeOrganisation', { region, orgId })
  const { sales, hasMore } = await readPaidSales(region, orgId, { count: exportPageSize, after })
  return {
    purchases: sales.map((sale) => {
      const { description, paymentId, invoiceId } = sale
      return { ...viewOf(sale), description, paymentId, invoiceId }
    }),
    hasMore,
  }
}

/** Returns some of the purchases of an organisation, newest first, and whether there are more. */
export async function readPurchases(region: Region, orgId: string, part: PurchasePart) {
  const { sales, hasMore } = await readPaidSales(region, orgId, part)
  return { purchases: sales.map(viewOf), hasMore }
}

interface PurchasePart {
  count: number
  after?: PurchasePosition | undefined
}

async function readPaidSales(
  region: Region,
  orgId: string,
  { count, after }: PurchasePart,
): Promise<{ sales: Sale[]; hasMore: boolean }> {
  const sales = await readQuery(region, paths.sales, saleSchema, (query) => {
    const newestFirst = query
      .where('orgId', '==', orgId)
      .where('state', '==', 'succeeded')
      .orderBy('at', 'desc')
      .limit(count + 1)
    return after ? newestFirst.startAfter([after.at], paths.sale(orgId, after.id)) : newestFirst
  })
  return { sales: sales.slice(0, count).map(({ data }) => data), hasMore: sales.length > count }
}

/** Returns the units that an organisation has paid for and that its agency has not delivered yet. */
export async function readOwed(region: Region, orgId: string): Promise<number> {
  const owing = await readQuery(region, paths.sales, saleSchema.pick({ owed: true }), (query) =>
    query.where('orgId', '==', orgId).where('owed', '>', 0).orderBy('owed').limit(maxOwing),
  )
  return owing.reduce((sum, { data }) => sum + data.owed, 0)
}

/**
 * Returns the latest movements by which credit that the agency had given was taken back, newest first: a
 * payment of its own that had bought it was returned.
 */
export async function readCollected(region: Region, orgId: string): Promise<{ at: number; units: number }[]> {
  const path = `${paths.walletOfOrg(orgId)}/ledger`
  const collected = await readQuery(region, path, ledgerEntrySchema, (query) =>
    query.where('type', '==', 'collected').orderBy('at', 'desc').limit(shownCollections),
  )
  return collected.map(({ data }) => ({ at: data.at, units: -data.amount }))
}

function viewOf({ attemptId, at, units, total, receiptUrl, isUndelivered, owed, refunded, priceId }: Sale) {
  const state = isUndelivered ? 'undelivered' : owed > 0 ? 'owed' : 'delivered'
  return {
    id: attemptId,
    at,
    units,
    total,
    receiptUrl,
    isPlan: priceId !== '',
    state,
    owed,
    refunded,
  } as const
}
