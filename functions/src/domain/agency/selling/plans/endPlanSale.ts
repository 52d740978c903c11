import { orgBillingSchema, saleSchema, type Sale } from '../../../../shared/agencies/seller.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument, type Stored } from '../../../../store/documents.ts'
import { failSale } from '../failSale.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'
import { endOf, maxHoldMs } from './applyInvoice.ts'
import { applyCheckout, syncOrganisationPlan } from './syncOrganisationPlan.ts'

/**
 * Ends an undecided sale of a plan: the page on which it was chosen is closed unless it is complete, and the
 * credit of a month returns to the workspace when it is not paid within a day. A later payment is delivered
 * all the same.
 */
export async function endPlanSale(ports: SellingPorts, region: Region, sale: Stored<Sale>): Promise<void> {
  const { orgId, accountId, sessionId, invoiceId } = sale.data
  const customer = (await readDocument(region, paths.orgBilling(orgId), orgBillingSchema))?.data
  if (!customer) return failSale(ports, region, sale.path, endOf(sale.data, 'abandoned'))
  if (!invoiceId && sessionId) {
    const checkout = await ports.sellers().account(accountId).endCheckout(sessionId)
    await applyCheckout(ports, region, customer, sale, checkout)
  }
  if (!invoiceId && !sessionId) return failSale(ports, region, sale.path, endOf(sale.data, 'abandoned'))
  await syncOrganisationPlan(ports, region, customer)
  const left = await readDocument(region, sale.path, saleSchema)
  if (left?.data.isHeld && ports.now() - left.data.at > maxHoldMs)
    await failSale(ports, region, sale.path, endOf(left.data, 'abandoned'))
}
