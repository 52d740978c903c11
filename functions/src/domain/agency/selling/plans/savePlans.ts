import { createHash } from 'node:crypto'
import { priceOfCredits, unitsOf, type Seller } from '../../../../shared/agencies/seller.ts'
import {
  sellerPlanLimits,
  type PlanDraft,
  type SellerPlanPrice,
  type SellerPlan,
} from '../../../../shared/agencies/sellerPlan.ts'
import { hourMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../../kernel/access/authorize.ts'
import { holdRights } from '../../../kernel/access/holdRights.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { throttleVendor } from '../../../billing/payments/throttleVendor.ts'
import { requireWhitelabel } from '../../agencies/requireWhitelabel.ts'
import { findSeller } from '../sellerDocuments.ts'
import type { SellerAccount } from '../sellers/SellerAccount.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'

const maxSavesPerHour = 60

interface Saving {
  region: Region
  workspaceId: string
  /** The plans' version that the editor has read. */
  version: number
  plans: PlanDraft[]
}

/**
 * Saves the plans of an agency as products and prices of its account. A plan whose credits or price differ
 * gets a new price, and the old one is taken off sale: subscriptions keep it. A repetition after a failure
 * creates nothing twice. Throws AppError 'failed-precondition' before the account and the price of a credit
 * are there, and when another member has saved plans since.
 */
export async function savePlans(
  ports: SellingPorts,
  caller: Caller,
  { region, workspaceId, version, plans }: Saving,
): Promise<{ plans: SellerPlan[]; plansVersion: number }> {
  await authorizeForWorkspace(caller, 'manageAgency', { region, workspaceId })
  await requireWhitelabel(region, workspaceId, ports.now())
  await throttle(`plans:${workspaceId}`, maxSavesPerHour, hourMs, ports.now())
  await throttleVendor(caller, ports.now(), 'changes')
  const seller = await requirePlanSeller({ region, workspaceId }, version)
  const priced = plans.map((plan) => ({ ...plan, amount: priceOf(plan, seller) }))
  if (new Set(plans.map(({ id }) => id)).size < plans.length) throw new AppError('invalid-argument')
  const account = ports.sellers().account(seller.accountId)
  const saved: SellerPlan[] = []
  for (const plan of priced) saved.push(await saveAtAccount(account, seller, plan))
  ports.faults('after-pay')
  const plansVersion = await storePlans(caller, region, seller, saved)
  await archiveFormer(account, seller.plans, saved)
  return { plans: saved, plansVersion }
}

/**
 * Returns the seller whose plans may be saved. Throws AppError 'failed-precondition' for another version, and
 * while the account or the price of a credit is missing.
 */
export async function requirePlanSeller(
  owner: { region: Region; workspaceId: string },
  version: number,
): Promise<Seller> {
  const seller = (await findSeller(owner))?.data
  if (seller?.state !== 'ready' || !seller.isPriceSaved)
    throw new AppError('failed-precondition', 'plansLocked')
  if (seller.plansVersion !== version) throw new AppError('failed-precondition', 'plansChanged')
  return seller
}

/**
 * Stores the plans, and what each of their prices sells, in one commit; returns the new version. Authorizes
 * the caller again, since the account was asked in between.
 */
export async function storePlans(
  caller: Caller,
  region: Region,
  seller: Seller,
  plans: SellerPlan[],
): Promise<number> {
  const { workspaceId, accountId, plansVersion } = seller
  return untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, () =>
      authorizeForWorkspace(caller, 'manageAgency', { region, workspaceId }),
    )
    const stored = await findSeller({ region, workspaceId })
    if (stored?.data.accountId !== accountId || stored.data.plansVersion !== plansVersion)
      throw new AppError('failed-precondition', 'plansChanged')
    for (const { id: planId, name, credits, amount, priceId } of plans) {
      const price: SellerPlanPrice = { workspaceId, accountId, planId, name, units: unitsOf(credits), amount }
      writes.set(paths.planPrice(priceId), { ...price })
    }
    writes.update(stored.path, { plans, plansVersion: plansVersion + 1 }, stored.version)
    await writes.commit()
    return plansVersion + 1
  })
}

function priceOf({ credits, features }: PlanDraft, { extraMicros }: Seller): number {
  const { least, most } = sellerPlanLimits.amount
  if (features.length === 0)
    throw new AppError('invalid-argument', undefined, { features: 'planFeatureMissing' })
  const amount = priceOfCredits(credits, extraMicros)
  if (amount < least || amount > most)
    throw new AppError('invalid-argument', undefined, { credits: 'planPriceOutOfBounds' })
  return amount
}

async function saveAtAccount(
  account: SellerAccount,
  { workspaceId, plans, plansVersion }: Seller,
  plan: PlanDraft & { amount: number },
): Promise<SellerPlan> {
  const { id: planId, name, credits, features, isPopular, trialDays, amount } = plan
  const earlier = plans.find(({ id }) => id === planId)
  // Named by its plan, so that a repetition finds it.
  const productId = earlier?.productId ?? `parley_${planId}`
  const content = { id: productId, planId, workspaceId, name, features, isPopular, trialDays }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24)
  await account.saveProduct(content, `product:${planId}:${plansVersion}:${hash}`)
  const isSame = earlier?.credits === credits && earlier.amount === amount
  const priceId = await account.savePrice(
    { id: isSame ? earlier.priceId : '', productId, planId, amount, credits },
    `price:${planId}:${plansVersion}:${credits}:${amount}`,
  )
  return { id: planId, name, credits, features, isPopular, trialDays, amount, productId, priceId }
}

/** Takes former prices and deleted plans off sale; one that fails stays, and is never sold from here. */
async function archiveFormer(
  account: SellerAccount,
  former: readonly SellerPlan[],
  saved: readonly SellerPlan[],
): Promise<void> {
  for (const { id, productId, priceId } of former) {
    const next = saved.find((plan) => plan.id === id)
    if (!next) await runIsolated('Archiving a plan', productId, () => account.archiveProduct(productId))
    else if (next.priceId !== priceId)
      await runIsolated('Archiving a price', priceId, () => account.archivePrice(priceId))
  }
}
