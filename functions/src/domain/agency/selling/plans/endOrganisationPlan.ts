import { hourMs } from '../../../../shared/durations.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../../kernel/access/authorize.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { addLogEntry } from '../../organisations/addLogEntry.ts'
import { findSeller } from '../sellerDocuments.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'
import { requirePlan } from './changeClientPlan.ts'
import { readOrganisationPlan } from './readOrganisationPlan.ts'
import { syncOrganisationPlan } from './syncOrganisationPlan.ts'

const maxEndingsPerHour = 30

interface OrganisationRef {
  region: Region
  orgId: string
}

/** Returns the plan that an organisation pays its agency for, to the agency's members; null without one. */
export async function readPlanForAgency(caller: Caller, { region, orgId }: OrganisationRef) {
  const { stored } = await authorizeForOrganisation(caller, 'changeOrganisation', { region, orgId })
  const seller = await findSeller({ region, workspaceId: stored.data.ownerID })
  return { plan: await readOrganisationPlan(region, orgId, seller?.data) }
}

/**
 * Lets the plan of an organisation end with the paid month, on behalf of its agency. The clients can continue
 * it as long as the agency offers them billing. Throws AppError 'failed-precondition' without a plan.
 */
export async function endOrganisationPlan(
  ports: SellingPorts,
  caller: Caller,
  { region, orgId }: OrganisationRef,
) {
  await authorizeForOrganisation(caller, 'changeOrganisation', { region, orgId })
  await throttle(`planEndings:${orgId}`, maxEndingsPerHour, hourMs, ports.now())
  const { customer, plan } = await requirePlan(region, orgId)
  if (plan.status === 'ended') throw new AppError('failed-precondition', 'noActivePlan')
  const writes = new Writes(region)
  addLogEntry(writes, { orgId, kind: 'planEnded', by: caller.uid, at: ports.now() })
  await writes.commit()
  await ports.sellers().account(plan.accountId).setSubscriptionEnding(plan.subscriptionId, true)
  await syncOrganisationPlan(ports, region, customer)
  return { success: true as const }
}
