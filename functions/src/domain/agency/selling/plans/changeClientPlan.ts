import { organisationPlanSchema } from '../../../../shared/agencies/organisationPlan.ts'
import { hourMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { OrganisationRef } from '../../../kernel/access/OrganisationRef.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { authorizeForClientBilling, authorizeToPay } from '../authorizeForClientBilling.ts'
import { readCustomer } from '../clientCard.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'
import { readPlanPrice } from './planSales.ts'
import { syncOrganisationPlan } from './syncOrganisationPlan.ts'

const maxChangesPerHour = 30

/**
 * Changes the plan of an organisation from the next month on; nothing is charged before that. `amount`: the
 * price that the client was shown, in cents: no other one is charged. With the plan that it has, it keeps the
 * terms that it pays, whatever the plan costs today.
 */
export async function changeClientPlan(
  ports: SellingPorts,
  caller: Caller,
  { region, orgId, planId, amount }: OrganisationRef & { planId: string; amount: number },
) {
  const { seller } = await authorizeForClientBilling(caller, { region, orgId })
  await throttle(`planChanges:${orgId}`, maxChangesPerHour, hourMs, ports.now())
  const { customer, plan } = await requirePlan(region, orgId)
  if (plan.status !== 'active' || plan.endsAt !== null)
    throw new AppError('failed-precondition', 'noActivePlan')
  const own = await readPlanPrice(region, plan.accountId, plan.paidPriceId)
  const isOwn = own?.planId === planId
  const offered = seller.plans.find(({ id }) => id === planId)
  const priceId = isOwn ? plan.paidPriceId : offered?.priceId
  if (!priceId || !(await readPlanPrice(region, seller.accountId, priceId)))
    throw new AppError('failed-precondition', 'planNotForSale')
  if (!isOwn && offered?.amount !== amount) throw new AppError('failed-precondition', 'priceHasChanged')
  const key = `plan:${plan.subscriptionId}:${plan.priceId}:${priceId}:${plan.checkedAt}`
  if (priceId !== plan.priceId)
    await ports.sellers().account(plan.accountId).changeSubscription(plan.subscriptionId, priceId, key)
  await syncOrganisationPlan(ports, region, customer)
  return { success: true as const }
}

/**
 * Lets the plan of an organisation end with the paid month, or continue after all. Ending works as long as
 * the agency's account can be reached, whatever it sells.
 */
export async function setClientPlanEnding(
  ports: SellingPorts,
  caller: Caller,
  { region, orgId, isEnding }: OrganisationRef & { isEnding: boolean },
) {
  if (isEnding) await authorizeToPay(caller, { region, orgId })
  else await authorizeForClientBilling(caller, { region, orgId })
  await throttle(`planChanges:${orgId}`, maxChangesPerHour, hourMs, ports.now())
  const { customer, plan } = await requirePlan(region, orgId)
  if (plan.status === 'ended') throw new AppError('failed-precondition', 'noActivePlan')
  await ports.sellers().account(plan.accountId).setSubscriptionEnding(plan.subscriptionId, isEnding)
  await syncOrganisationPlan(ports, region, customer)
  return { success: true as const }
}

/** Returns the plan of an organisation and its customer; throws AppError 'failed-precondition' without one. */
export async function requirePlan(region: Region, orgId: string) {
  const plan = (await readDocument(region, paths.clientPlan(orgId), organisationPlanSchema))?.data
  const customer = plan && (await readCustomer(region, orgId, plan))
  if (!plan || !customer) throw new AppError('failed-precondition', 'noActivePlan')
  return { customer, plan }
}
