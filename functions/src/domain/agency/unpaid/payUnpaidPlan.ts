import { organisationPlanSchema } from '../../../shared/agencies/organisationPlan.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForClientBilling } from '../selling/authorizeForClientBilling.ts'
import { readCustomer } from '../selling/clientCard.ts'
import { syncOrganisationPlan } from '../selling/plans/syncOrganisationPlan.ts'
import type { SellingPorts } from '../selling/sellers/SellingPorts.ts'

const maxTriesPerHour = 10

/**
 * Charges the open invoice of an organisation's plan to the card that it has. Returns whether the
 * plan is paid now; a declined card leaves it as it was.
 */
export async function payUnpaidPlan(
  ports: SellingPorts,
  caller: Caller,
  { region, orgId }: { region: Region; orgId: string },
): Promise<{ isPaid: boolean }> {
  const { seller } = await authorizeForClientBilling(caller, { region, orgId })
  await throttle(`payUnpaid:${orgId}`, maxTriesPerHour, 3_600_000, ports.now())
  const customer = await readCustomer(region, orgId, seller)
  const readPlan = async () =>
    (await readDocument(region, paths.clientPlan(orgId), organisationPlanSchema))?.data
  const plan = await readPlan()
  if (plan?.status === 'ended') throw new AppError('failed-precondition', 'planHasEnded')
  if (!customer || plan?.customerId !== customer.customerId)
    throw new AppError('failed-precondition', 'noActivePlan')
  if (!customer.card) throw new AppError('failed-precondition', 'cardMissing')
  if (plan.status === 'unpaid')
    await ports
      .sellers()
      .account(seller.accountId)
      .changeSubscriptionCard(plan.subscriptionId, customer.card.id)
  await syncOrganisationPlan(ports, region, customer)
  return { isPaid: (await readPlan())?.status === 'active' }
}
