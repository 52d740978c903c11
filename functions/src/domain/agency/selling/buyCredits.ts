import {
  creditSteps,
  priceOfCredits,
  saleSchema,
  unitsOf,
  type Sale,
} from '../../../shared/agencies/seller.ts'
import type { Organisation } from '../../../shared/agencies/organisation.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeToPay, requireBillingOf } from './authorizeForClientBilling.ts'
import { readCustomer } from './clientCard.ts'
import { endOtherSales } from './endSale.ts'
import { recordSale, termsOfCredits } from './recordSale.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'
import { descriptionOf, notifyOfRefusal } from './refusedSales.ts'
import { settleSale } from './settleSale.ts'

const maxSalesPerHour = 30
/** Each repetition of a purchase asks the payment service what became of it. */
const maxReadsPerHour = 120

interface Purchase {
  region: Region
  orgId: string
  credits: number
  /** The price that the client was shown, in cents: no other amount is charged. */
  amount: number
  attemptId: string
}

/**
 * Buys credit for an organisation from its agency. The same attempt a second time returns its result and
 * never pays twice, whatever has changed since. The agency's own credit is set aside before the payment:
 * without enough of it nothing is charged, and the agency's owner is notified.
 */
export async function buyCredits(ports: SellingPorts, caller: Caller, purchase: Purchase) {
  const { region, orgId, credits, attemptId } = purchase
  const org = await authorizeToPay(caller, { region, orgId })
  const earlier = await readDocument(region, paths.sale(orgId, attemptId), saleSchema)
  if (earlier && earlier.data.units !== unitsOf(credits)) throw new AppError('already-exists')
  if (earlier) await throttle(`saleReads:${orgId}`, maxReadsPerHour, hourMs, ports.now())
  const sale = earlier ?? (await recordNewSale(ports, caller, org, purchase))
  const result = await settleSale(ports, region, sale, true)
  const { publishableKey } = ports.sellers()
  return { ...result, publishableKey, accountId: sale.data.accountId }
}

/** Records a new purchase, after all that could refuse it. */
async function recordNewSale(
  ports: SellingPorts,
  caller: Caller,
  org: Organisation,
  { region, orgId, credits, amount, attemptId }: Purchase,
): Promise<Stored<Sale>> {
  const seller = await requireBillingOf(region, org)
  await throttle(`sales:${orgId}`, maxSalesPerHour, hourMs, ports.now())
  const { least, most, step } = creditSteps
  if (credits < least || credits > most || credits % step !== 0)
    throw new AppError('invalid-argument', undefined, { credits: 'amountOutOfBounds' })
  const customer = await readCustomer(region, orgId, seller)
  if (!customer?.card) throw new AppError('failed-precondition', 'cardMissing')
  if (amount !== priceOfCredits(credits, seller.extraMicros))
    throw new AppError('failed-precondition', 'priceHasChanged')
  await endOtherSales(ports, region, { orgId, attemptId })
  const sale = await recordSale(ports, region, {
    customer,
    terms: termsOfCredits(credits, seller, customer.card.id),
    attemptId,
    description: descriptionOf(org, credits),
    by: caller.uid,
    hold: (writes) => holdRights(writes, region, caller, () => authorizeToPay(caller, { region, orgId })),
  })
  if (sale) return sale
  await notifyOfRefusal(ports, region, seller.workspaceId)
  throw new AppError('failed-precondition', 'creditsNotForSaleNow')
}
