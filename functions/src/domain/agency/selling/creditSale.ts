import { minPriceOf, saleSchema, type Sale } from '../../../shared/agencies/seller.ts'
import { organisationPlanSchema, type OrganisationPlan } from '../../../shared/agencies/organisationPlan.ts'
import type { Catalogue } from '../../../shared/billing/catalogue.ts'
import { unitsPerCredit } from '../../../shared/billing/credits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { walletSchema, type Wallet } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { freeCredit } from '../../billing/calls/callHolds.ts'
import { loadCatalogue } from '../../billing/catalogue/loadCatalogue.ts'
import { readWallet, workspaceWallet } from '../../billing/credits/moveWallet.ts'
import type { VendorPayment } from '../../billing/payments/Payments.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { moneyText } from '../clientMails/moneyText.ts'
import { nameOfSale } from './recordSale.ts'
import { planDelivery, moveDelivery, type CreditDelivery } from './moveDelivery.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'

type Paid = Pick<VendorPayment, 'id' | 'receiptUrl'> & Partial<Pick<VendorPayment, 'received' | 'fee'>>

/**
 * Delivers the credit of a paid sale once; a request, an event and a sweep may call this at the same time.
 * All changes are one commit:
 * - The organisation receives the units, less its debt to the workspace, which the workspace receives.
 * - If the units are no longer set aside, the workspace gives them again.
 * - If it has too few for a purchase, or the organisation was deleted meanwhile, the organisation receives
 *   none: the sale is marked, and the owner is told who has paid what, to return the money.
 * - If it has too few for a month of a plan, which is charged without a request, it owes what is missing: up
 *   to the limits of the organisation and the workspace as a debt, so that the client has it now, and beyond
 *   that as credit that follows.
 */
export async function creditSale(
  ports: Pick<SellingPorts, 'now' | 'notifyOwner'>,
  region: Region,
  path: string,
  paid: Paid,
): Promise<void> {
  const limits = await loadCatalogue(ports.now())
  const undelivered = await untilUnchanged(async (): Promise<Sale | undefined> => {
    const stored = await readDocument(region, path, saleSchema)
    if (!stored) throw new Error('A sale was deleted during its payment')
    const sale = stored.data
    if (sale.state === 'succeeded') return undefined
    const writes = new Writes(region)
    const wallets = await readWallets(region, sale)
    const { workspace, organisation } = wallets
    const isGone = !organisation || organisation.data.isClosed === true
    const plan = sale.priceId && !sale.isHeld ? await readPlan(region, sale.orgId) : undefined
    const delivery = isGone
      ? undefined
      : planDelivery(sale, {
          free: sale.priceId
            ? await freeCredit(writes, region, workspace, ports.now())
            : workspace.data.balance,
          mayLend: plan ? roomOf(plan.data, workspace.data, limits, paid, sale) : 0,
        })
    const outcome = outcomeOf(sale, paid)
    writes.update(path, { ...outcome, isUndelivered: !delivery, owed: delivery?.owed ?? 0 }, stored.version)
    if (plan && delivery) noteLent(writes, plan, workspace.data, delivery)
    moveDelivery(writes, { ...sale, total: outcome.total, fee: outcome.fee }, wallets, delivery, {
      paymentId: paid.id,
      now: ports.now(),
    })
    await writes.commitUnchanged()
    return delivery ? undefined : { ...sale, ...outcome }
  })
  if (undelivered) await notifyOfUndelivered(ports, region, undelivered)
}

/** Notifies the owner of a paid sale without its credit: who has paid for what, how much, and by which payment. */
async function notifyOfUndelivered(
  ports: Pick<SellingPorts, 'notifyOwner'>,
  region: Region,
  sale: Sale,
): Promise<void> {
  const name = nameOfSale(sale)
  console.error('A paid sale could not be delivered', { sale: name })
  const { workspaceId, orgId, description, total, paymentId } = sale
  const about = `${description || orgId} · ${moneyText('en', total)} · ${paymentId}`
  await runIsolated('Notifying of an undelivered sale', name, () =>
    ports.notifyOwner(region, workspaceId, 'saleUndelivered', `undelivered-${name}`, about),
  )
}

async function readWallets(region: Region, { workspaceId, orgId }: Sale) {
  const [workspace, organisation] = await Promise.all([
    readWallet(workspaceWallet({ region, workspaceId })),
    readDocument(region, paths.walletOfOrg(orgId), walletSchema),
  ])
  return { workspace, organisation }
}

/** Returns the fields of a paid sale; a month of a plan is what was really paid for it. */
function outcomeOf({ priceId, total, fee }: Sale, paid: Paid) {
  return {
    state: 'succeeded' as const,
    isHeld: false,
    paymentId: paid.id,
    receiptUrl: paid.receiptUrl,
    total: priceId ? (paid.received ?? total) : total,
    fee: priceId ? (paid.fee ?? fee) : fee,
    failureCode: '',
    failure: '' as const,
  }
}

function readPlan(region: Region, orgId: string): Promise<Stored<OrganisationPlan> | undefined> {
  return readDocument(region, paths.clientPlan(orgId), organisationPlanSchema)
}

/** Returns the units of an organisation's months that the workspace still owes: what it has repaid is gone. */
const lentOf = ({ lent }: OrganisationPlan, { debt }: Wallet) => Math.min(lent, debt)

/**
 * Returns the units that may still be lent for an organisation. Nothing is lent for a month that was not paid
 * in full, or that cost less than its credits cost at the platform; a debt of any origin counts.
 */
function roomOf(
  plan: OrganisationPlan,
  workspace: Wallet,
  { renewalDebtCredits, workspaceDebtCredits }: Catalogue,
  { received = 0 }: Paid,
  { total, units }: Sale,
): number {
  if (received < Math.max(total, minPriceOf(units / unitsPerCredit))) return 0
  const ofOrganisation = renewalDebtCredits * unitsPerCredit - lentOf(plan, workspace)
  const ofWorkspace = workspaceDebtCredits * unitsPerCredit - workspace.debt
  return Math.max(0, Math.min(ofOrganisation, ofWorkspace))
}

function noteLent(
  writes: Writes,
  { path, data, version }: Stored<OrganisationPlan>,
  workspace: Wallet,
  { lent }: CreditDelivery,
): void {
  writes.update(path, { lent: lentOf(data, workspace) + lent }, version)
}
