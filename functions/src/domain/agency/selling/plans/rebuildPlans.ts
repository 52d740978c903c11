import { minPriceOf } from '../../../../shared/agencies/seller.ts'
import {
  planDraftSchema,
  planPriceSchema,
  sellerPlanLimits,
  type SellerPlan,
} from '../../../../shared/agencies/sellerPlan.ts'
import { unitsPerCredit } from '../../../../shared/billing/credits.ts'
import { hourMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../../kernel/access/authorize.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { throttleVendor } from '../../../billing/payments/throttleVendor.ts'
import { requireWhitelabel } from '../../agencies/requireWhitelabel.ts'
import type { ListedPlan } from '../sellers/SellerPlans.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'
import { requirePlanSeller, storePlans } from './savePlans.ts'

const maxRebuildsPerHour = 20

/**
 * Replaces an agency's plans by those that its account has on sale. A known price keeps the credits that were
 * stored when it was created, whatever the agency has written there since. Throws AppError
 * 'failed-precondition' for a plan whose price is below that of its credits at the platform.
 */
export async function rebuildPlans(
  ports: SellingPorts,
  caller: Caller,
  { region, workspaceId, version }: { region: Region; workspaceId: string; version: number },
): Promise<{ plans: SellerPlan[]; plansVersion: number }> {
  await authorizeForWorkspace(caller, 'manageAgency', { region, workspaceId })
  await requireWhitelabel(region, workspaceId, ports.now())
  await throttle(`rebuildPlans:${workspaceId}`, maxRebuildsPerHour, hourMs, ports.now())
  await throttleVendor(caller, ports.now(), 'changes')
  const seller = await requirePlanSeller({ region, workspaceId }, version)
  const found = await ports.sellers().account(seller.accountId).listPlans()
  const plans: SellerPlan[] = []
  // The newest product comes first; the former order is restored as far as it is known.
  for (const plan of found.filter((each) => each.workspaceId === workspaceId).toReversed()) {
    const checked = await checkPlan(region, seller.accountId, plan)
    const isNew = checked && !plans.some(({ id }) => id === checked.id)
    if (isNew && plans.length < sellerPlanLimits.plans) plans.push(checked)
  }
  const rank = ({ id }: SellerPlan) => {
    const index = seller.plans.findIndex((plan) => plan.id === id)
    return index < 0 ? seller.plans.length : index
  }
  const ordered = plans.toSorted((one, other) => rank(one) - rank(other))
  return { plans: ordered, plansVersion: await storePlans(caller, region, seller, ordered) }
}

/**
 * Returns a found plan; undefined for one that could not have been saved here. A price that is too low is
 * named instead, because people can correct it at the account.
 */
async function checkPlan(
  region: Region,
  accountId: string,
  { id, name, features, isPopular, trialDays, amount, productId, priceId, credits }: ListedPlan,
): Promise<SellerPlan | undefined> {
  const price = (await readDocument(region, paths.planPrice(priceId), planPriceSchema))?.data
  if (price && (price.accountId !== accountId || price.planId !== id)) return undefined
  const draft = planDraftSchema.safeParse({
    id,
    name,
    features,
    isPopular,
    trialDays,
    credits: price ? price.units / unitsPerCredit : credits,
  })
  const { least, most } = sellerPlanLimits.amount
  if (!draft.success || draft.data.features.length === 0 || amount < least || amount > most) return undefined
  if (amount < minPriceOf(draft.data.credits))
    throw new AppError('failed-precondition', { key: 'planPriceTooLow', values: { name: draft.data.name } })
  return { ...draft.data, amount, productId, priceId }
}
