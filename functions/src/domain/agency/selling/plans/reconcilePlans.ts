import { organisationPlanSchema } from '../../../../shared/agencies/organisationPlan.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Query } from '../../../../store/Query.ts'
import { sweepEach } from '../../../kernel/sweeps/sweepEach.ts'
import { sweepInTurns } from '../../../kernel/sweeps/sweepInTurns.ts'
import { WorkBudget } from '../../../kernel/sweeps/WorkBudget.ts'
import { readCustomer } from '../clientCard.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'
import { deliverOwed } from './deliverOwed.ts'
import { syncOrganisationPlan } from './syncOrganisationPlan.ts'

/** The longest duration of each sweep. */
const maxSweepMs = minuteMs

/** Compares the plans of a region with the agencies' accounts, for events that never arrived. */
export async function reconcileClientPlans(ports: SellingPorts, region: Region): Promise<void> {
  await sweepInTurns(
    {
      region,
      name: 'clientPlans',
      what: 'Checking the plan of a client',
      collection: paths.clientPlans,
      schema: organisationPlanSchema,
      narrow: (query) => query.where('status', 'in', ['active', 'unpaid']),
      now: ports.now,
      maxMs: maxSweepMs,
    },
    async (plan) => {
      const customer = await readCustomer(region, plan.orgId, plan)
      if (customer) await syncOrganisationPlan(ports, region, customer)
    },
  )
}

/** Delivers credit of paid months that workspaces did not have. */
export async function deliverOwedCredit(ports: SellingPorts, region: Region): Promise<void> {
  await sweepEach(
    {
      region,
      what: 'Delivering owed credit',
      query: Query.collection(region, paths.sales).where('owed', '>', 0),
      orderBy: 'owed',
      fields: [],
    },
    ({ path }) => deliverOwed(ports, region, path),
    new WorkBudget(maxSweepMs),
  )
}
