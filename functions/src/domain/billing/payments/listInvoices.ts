import { purchaseSchema } from '../../../shared/billing/billing.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { requireBilling } from '../readBilling.ts'
import { throttleVendor } from './throttleVendor.ts'

const maxPurchases = 50

/** A paid or open invoice or purchase of a workspace. */
export interface PaidDocument {
  /** An invoice's id, or the attempt of a purchase; its ledger entry names it. */
  id: string
  kind: 'plan' | 'topUp' | 'autoRecharge'
  number: string
  at: number
  currency: string
  total: number
  isPaid: boolean
  /** A page of the payment service; empty for none. */
  url: string
}

/** Returns invoices for the plan and purchases of credit, newest first. */
export async function listInvoices(
  ports: BillingPorts,
  caller: Caller,
  { region, workspaceId }: { region: Region; workspaceId: string },
): Promise<{ invoices: PaidDocument[] }> {
  await authorizeForWorkspace(caller, 'readBilling', { region, workspaceId })
  const billing = await requireBilling(region, workspaceId).catch(() => undefined)
  if (!billing) return { invoices: [] }
  await throttleVendor(caller, ports.now())
  const [invoices, purchases] = await Promise.all([
    ports.payments.account(billing.account).listInvoices(billing.customerId),
    readQuery(region, 'purchases', purchaseSchema, (query) =>
      query
        .where('workspaceId', '==', workspaceId)
        .where('state', '==', 'succeeded')
        .orderBy('at', 'desc')
        .limit(maxPurchases),
    ),
  ])
  const ofPurchases = new Map(invoices.map((invoice) => [invoice.purchaseId, invoice]))
  const rows = [
    ...invoices
      .filter(({ purchaseId }) => !purchaseId)
      .map(({ id, number, at, currency, total, isPaid, url }) => ({
        id,
        kind: 'plan' as const,
        number,
        at,
        currency,
        total,
        isPaid,
        url,
      })),
    ...purchases.map(({ data: { attemptId, kind, at, currency, total } }) => ({
      id: attemptId,
      kind,
      number: ofPurchases.get(attemptId)?.number ?? '',
      at,
      currency,
      total,
      isPaid: true,
      url: ofPurchases.get(attemptId)?.url ?? '',
    })),
  ]
  return { invoices: rows.toSorted((one, other) => other.at - one.at) }
}
