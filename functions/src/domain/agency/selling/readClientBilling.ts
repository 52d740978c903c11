import { z } from 'zod'
import {
  clientRechargeSchema,
  clientRechargeSettingsSchema,
  finalPriceMicros,
  shownSales,
  type OrgBilling,
  type Seller,
} from '../../../shared/agencies/seller.ts'
import type { SellerPlan } from '../../../shared/agencies/sellerPlan.ts'
import { walletOfOrganisation } from '../../../shared/billing/wallet.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { readWallet } from '../../billing/credits/moveWallet.ts'
import { authorizeToPay } from './authorizeForClientBilling.ts'
import { readCustomer } from './clientCard.ts'
import { findCheckouts } from './plans/planSales.ts'
import { readOrganisationPlan } from './plans/readOrganisationPlan.ts'
import { syncOrganisationPlan } from './plans/syncOrganisationPlan.ts'
import { readCollected, readOwed, readPurchases } from './readPurchases.ts'
import { findSeller } from './sellerDocuments.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'

/** The reads that ask the payment service; events and the hourly sweep report the same. */
const maxReadsPerHour = 60

/**
 * Returns what the billing of an organisation shows: credit, prices, plan, card, and its latest payments.
 * While the agency's account accepts no payments, `isOpen` is false and nothing is on sale; what the
 * organisation has stays visible.
 */
export async function readClientBilling(
  ports: SellingPorts,
  caller: Caller,
  { region, orgId }: { region: Region; orgId: string },
) {
  const org = await authorizeToPay(caller, { region, orgId })
  const seller = (await findSeller({ region, workspaceId: org.ownerID }))?.data
  if (!org.allowBilling || !seller?.isPriceSaved)
    throw new AppError('failed-precondition', 'billingNotOffered')
  const customer = await readCustomer(region, orgId, seller)
  const isOpen = seller.state === 'ready'
  if (customer && isOpen) await settleReturn(ports, region, customer)
  const [wallet, recharge, { purchases, hasMore }, owed, collected, plan, hadPlan, card] = await Promise.all([
    readWallet({ region, wallet: walletOfOrganisation(orgId) }),
    readDocument(region, paths.clientRecharge(orgId), clientRechargeSchema),
    readPurchases(region, orgId, { count: shownSales }),
    readOwed(region, orgId),
    readCollected(region, orgId),
    readOrganisationPlan(region, orgId, seller),
    readDocument(region, paths.clientPlan(orgId), z.unknown()),
    readCardOf(region, orgId, seller),
  ])
  return {
    units: wallet.data.balance + wallet.data.leased,
    debt: wallet.data.debt,
    owed,
    collected,
    isOpen,
    priceMicros: finalPriceMicros(seller.extraMicros),
    plans: isOpen ? seller.plans.map((offer) => offerOf(offer, hadPlan !== undefined)) : [],
    plan,
    card,
    recharge: clientRechargeSettingsSchema.parse(recharge?.data ?? {}),
    rechargePause: recharge?.data.state === 'paused' ? recharge.data.reason : ('' as const),
    rechargeFailure: recharge?.data.reason === 'failures' ? recharge.data.failure : ('' as const),
    purchases,
    hasMorePurchases: hasMore,
  }
}

/** Applies what became of a page on which a plan was chosen, for a client who has just returned from it. */
async function settleReturn(ports: SellingPorts, region: Region, customer: OrgBilling): Promise<void> {
  const open = await findCheckouts(region, customer)
  if (open.length === 0) return
  await runIsolated('Reading a Checkout', customer.orgId, async () => {
    await throttle(`checkoutReads:${customer.orgId}`, maxReadsPerHour, hourMs, ports.now())
    await syncOrganisationPlan(ports, region, customer)
  })
}

async function readCardOf(region: Region, orgId: string, seller: Seller) {
  return (await readCustomer(region, orgId, seller))?.card ?? null
}

/** Returns a plan as it is offered; a trial is for an organisation's first one. */
function offerOf(
  { id, name, credits, features, isPopular, amount, trialDays }: SellerPlan,
  hadPlan: boolean,
) {
  return { id, name, credits, features, isPopular, amount, trialDays: hadPlan ? 0 : trialDays }
}
