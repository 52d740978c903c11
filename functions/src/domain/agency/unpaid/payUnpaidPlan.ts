import { organisationPlanSchema } from '../../../shared/agencies/organisationPlan.ts'
import { hourMs } from '../../../shared/durations.ts'
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

interface PaymentResult {
  isPaid: boolean
  /** The payment service's page on which the payer confirms the payment to their bank; empty when it is paid. */
  confirmUrl: string
}

/**
 * Charges the open invoice of an organisation's plan to the card that it has. Throws AppError
 * 'failed-precondition' with the reason of a declined card, and 'unavailable' when the plan stays unpaid for
 * an unknown reason.
 */
export async function payUnpaidPlan(
  ports: SellingPorts,
  caller: Caller,
  { region, orgId }: { region: Region; orgId: string },
): Promise<PaymentResult> {
  const { seller } = await authorizeForClientBilling(caller, { region, orgId })
  await throttle(`payUnpaid:${orgId}`, maxTriesPerHour, hourMs, ports.now())
  const customer = await readCustomer(region, orgId, seller)
  const readPlan = async () =>
    (await readDocument(region, paths.clientPlan(orgId), organisationPlanSchema))?.data
  const plan = await readPlan()
  if (plan?.status === 'ended') throw new AppError('failed-precondition', 'planHasEnded')
  if (!customer || plan?.customerId !== customer.customerId)
    throw new AppError('failed-precondition', 'noActivePlan')
  if (!customer.card) throw new AppError('failed-precondition', 'cardMissing')
  const account = ports.sellers().account(seller.accountId)
  const payment =
    plan.status === 'unpaid'
      ? await account.changeSubscriptionCard(plan.subscriptionId, customer.card.id)
      : undefined
  await syncOrganisationPlan(ports, region, customer)
  if ((await readPlan())?.status === 'active') return { isPaid: true, confirmUrl: '' }
  if (payment?.state === 'confirm' && payment.url) return { isPaid: false, confirmUrl: payment.url }
  if (payment?.state === 'declined')
    throw new AppError('failed-precondition', payment.reason || 'cardDeclined')
  throw new AppError('unavailable', 'paymentServiceUnreachable')
}
