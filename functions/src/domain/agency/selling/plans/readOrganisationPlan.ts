import { organisationPlanSchema, type OwnPlan } from '../../../../shared/agencies/organisationPlan.ts'
import type { Seller } from '../../../../shared/agencies/seller.ts'
import { unitsPerCredit } from '../../../../shared/billing/credits.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import { readPlanPrice } from './planSales.ts'

/** Returns the plan of an organisation as its clients see it; null without one. */
export async function readOrganisationPlan(
  region: Region,
  orgId: string,
  seller: Pick<Seller, 'accountId' | 'state'> | undefined,
): Promise<OwnPlan | null> {
  const plan = (await readDocument(region, paths.clientPlan(orgId), organisationPlanSchema))?.data
  if (!plan || plan.status === 'ended') return null
  const [paid, next] = await Promise.all([
    readPlanPrice(region, plan.accountId, plan.paidPriceId),
    readPlanPrice(region, plan.accountId, plan.priceId),
  ])
  if (!paid) return null
  const isReachable = seller?.accountId === plan.accountId && seller.state !== 'gone'
  const isChanging = next && plan.priceId !== plan.paidPriceId
  return {
    planId: paid.planId,
    name: paid.name,
    amount: paid.amount,
    credits: Math.floor(paid.units / unitsPerCredit),
    status: isReachable ? plan.status : 'stopped',
    // An invoice that was read before its amount was stored asks for a month.
    due: plan.status === 'unpaid' ? plan.due || (next ?? paid).amount : 0,
    failure: plan.status === 'unpaid' ? plan.failure : '',
    renewsAt: plan.renewsAt,
    endsAt: plan.endsAt,
    trialEndsAt: plan.trialEndsAt,
    next: isChanging ? { planId: next.planId, name: next.name, amount: next.amount } : null,
  }
}
