import { purchaseSchema } from '../../../shared/billing/billing.ts'
import { defaultBrand } from '../../../shared/brand/defaultBrand.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import { requireBilling } from '../readBilling.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { taxTermsOf } from '../tax/taxedTotal.ts'

/**
 * Makes the invoice of a paid purchase at the payment service, once. It documents money that has moved: a
 * failure leaves the credit as it is, and the next event or the hourly comparison tries again.
 */
export async function invoicePurchase(
  ports: BillingPorts,
  { region, workspaceId }: WorkspaceRef,
  attemptId: string,
): Promise<void> {
  const path = paths.purchase(workspaceId, attemptId)
  const stored = await readDocument(region, path, purchaseSchema)
  if (!stored || stored.data.state !== 'succeeded' || stored.data.isInvoiced) return
  const { account, customerId, paymentId, currency, net, tax, total, isTaxAutomatic } = stored.data
  const [catalogue, { country }] = await Promise.all([
    loadCatalogue(ports.now()),
    requireBilling(region, workspaceId),
  ])
  // As it was when it was paid, whatever has been switched since.
  const byRate = tax > 0 ? taxTermsOf({ ...catalogue, automaticTax: false }, country) : undefined
  await ports.payments.account(account).invoicePurchase({
    customerId,
    paymentId,
    currency,
    net,
    total,
    tax: isTaxAutomatic ? 'automatic' : byRate,
    description: `${defaultBrand.name} credit`,
    purchase: { workspaceId, attemptId },
  })
  await untilUnchanged(async () => {
    const present = await readDocument(region, path, purchaseSchema)
    if (!present || present.data.isInvoiced) return
    await new Writes(region).update(path, { isInvoiced: true }, present.version).commitUnchanged()
  })
}
