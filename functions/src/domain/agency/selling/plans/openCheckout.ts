import { agencySchema } from '../../../../shared/agencies/agency.ts'
import { organisationPlanSchema } from '../../../../shared/agencies/organisationPlan.ts'
import type { Organisation } from '../../../../shared/agencies/organisation.ts'
import { saleSchema, sellerFeePercent, type Sale } from '../../../../shared/agencies/seller.ts'
import { dayMs, hourMs, minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, readQuery, type Stored } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { holdRights } from '../../../kernel/access/holdRights.ts'
import { isWithinLimit } from '../../../kernel/access/isWithinLimit.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { agencyHost } from '../../notices/agencyHost.ts'
import { authorizeForClientBilling, authorizeToPay } from '../authorizeForClientBilling.ts'
import { findOrCreateCustomer } from '../clientCard.ts'
import { endOtherSales } from '../endSale.ts'
import { nameOfSale, recordSale, termsOfPlan } from '../recordSale.ts'
import { notifyOfRefusal } from '../refusedSales.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'
import { readPlanPrice } from './planSales.ts'
import { syncOrganisationPlan } from './syncOrganisationPlan.ts'

const maxCheckoutsPerHour = 20
/** Each page sets a month's credit of the agency aside until it is paid or expires. */
const maxPagesPerDay = 6
/** The payment service keeps a page open for half an hour at least; a minute more for its clock. */
const openMs = 31 * minuteMs

interface Choice {
  region: Region
  orgId: string
  planId: string
  attemptId: string
}

/**
 * Returns the URL of the payment service's page on which a client subscribes to a plan. The credit of the
 * first month is set aside before. One page is open at a time, and only without a plan: another one ends the
 * earlier page. Nothing depends on whether the client returns from it.
 */
export async function openCheckout(
  ports: SellingPorts,
  caller: Caller,
  { region, orgId, planId, attemptId }: Choice,
): Promise<{ url: string }> {
  const billing = await authorizeForClientBilling(caller, { region, orgId })
  const { org, seller } = billing
  await throttle(`checkouts:${orgId}`, maxCheckoutsPerHour, hourMs, ports.now())
  const plan = seller.plans.find(({ id }) => id === planId)
  const price = plan && (await readPlanPrice(region, seller.accountId, plan.priceId))
  if (!plan || !price) throw new AppError('failed-precondition', 'planNotForSale')
  const customer = await findOrCreateCustomer(ports, caller, billing)
  await endOtherSales(ports, region, { orgId, attemptId })
  await syncOrganisationPlan(ports, region, customer)
  const own = (await readDocument(region, paths.clientPlan(orgId), organisationPlanSchema))?.data
  if (own && own.status !== 'ended' && own.accountId === seller.accountId)
    throw new AppError('failed-precondition', 'alreadySubscribed')
  await countPage(ports, region, { orgId, attemptId })
  const sale = await recordSale(ports, region, {
    customer,
    terms: termsOfPlan(plan.priceId, price),
    attemptId,
    description: `${org.name}: ${plan.name}`,
    by: caller.uid,
    hold: (writes) => holdRights(writes, region, caller, () => authorizeToPay(caller, { region, orgId })),
  })
  if (!sale) {
    await notifyOfRefusal(ports, region, seller.workspaceId)
    throw new AppError('failed-precondition', 'creditsNotForSaleNow')
  }
  const page = await pageOf(ports, region, org)
  // One trial for each organisation. The payment service does not say which month a code would count for.
  const trialDays = own ? 0 : plan.trialDays
  const offer = { trialDays, acceptsCodes: seller.acceptsCodes && trialDays === 0 }
  return { url: await openPage(ports, region, sale, { page, ...offer }) }
}

/** Counts a new page of an organisation; throws AppError 'resource-exhausted' above the limit of a day. */
async function countPage(
  ports: SellingPorts,
  region: Region,
  { orgId, attemptId }: Pick<Choice, 'orgId' | 'attemptId'>,
): Promise<void> {
  // A repeated request returns the page that it has opened.
  if (await readDocument(region, paths.sale(orgId, attemptId), saleSchema)) return
  const use = throttle(`checkoutPages:${orgId}`, maxPagesPerDay, dayMs, ports.now())
  if (!(await isWithinLimit(use))) throw new AppError('resource-exhausted', 'checkoutsTooMany')
}

async function openPage(
  ports: SellingPorts,
  region: Region,
  { path, data: sale }: Stored<Sale>,
  { page, ...offer }: { page: string; trialDays: number; acceptsCodes: boolean },
): Promise<string> {
  const { orgId, attemptId, accountId, customerId, priceId, at, state, sessionId } = sale
  const account = ports.sellers().account(accountId)
  if (state !== 'created') throw new AppError('failed-precondition', 'purchaseTooLate')
  ports.faults('before-pay')
  const session = sessionId
    ? await account.readCheckout(sessionId)
    : await account.openCheckout(
        {
          customerId,
          priceId,
          feePercent: sellerFeePercent,
          sale: { orgId, attemptId },
          successUrl: `${page}?billing=subscribed`,
          cancelUrl: `${page}?billing=open`,
          ...offer,
          expiresAt: Math.floor((at + openMs) / 1000),
        },
        nameOfSale(sale),
      )
  ports.faults('after-subscribe')
  if (!sessionId) {
    const stored = await readDocument(region, path, saleSchema)
    if (!stored?.data.isHeld) throw new AppError('failed-precondition', 'purchaseTooLate')
    await new Writes(region).update(path, { sessionId: session.id }, stored.version).commit()
  }
  if (!session.url) throw new AppError('failed-precondition', 'purchaseTooLate')
  return session.url
}

/** Returns the page of the client's dashboard to which the payment service returns, on the agency's host. */
async function pageOf(ports: SellingPorts, region: Region, { ownerID }: Organisation): Promise<string> {
  const [agency] = await readQuery(region, paths.agencies, agencySchema, (query) =>
    query.where('userId', '==', ownerID).limit(1),
  )
  const host = agency && agencyHost(agency.data)
  return `${host ? ports.originOfHost(host) : ports.webOrigin}/app/${region}/agents`
}
