import { organisationPlanSchema } from '../../../shared/agencies/organisationPlan.ts'
import { organisationSchema, type Organisation } from '../../../shared/agencies/organisation.ts'
import {
  organisationCountsSchema,
  maxSummedAgents,
  orgMonthSchema,
  otherAgents,
  summaryPartOf,
  type OrganisationMonth,
  type OrganisationState,
  type OrgMonth,
} from '../../../shared/agencies/profit.ts'
import { clientRechargeSchema, type ClientRecharge } from '../../../shared/agencies/seller.ts'
import { creditLeft } from '../../../shared/billing/credits.ts'
import { allowedInMonth } from '../../../shared/billing/monthlyLimit.ts'
import { monthOf } from '../../../shared/billing/months.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readOpenOverage } from '../../billing/overage/fundOverage.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { readCoveredUse } from '../../billing/overage/readCoveredUse.ts'
import type { WeekOfAgents } from './WeekOfAgents.ts'

type Looks = Pick<Organisation, 'agentLooks' | 'widgetIDs' | 'isPaused'>

const looksSchema = organisationSchema.pick({ agentLooks: true, widgetIDs: true, isPaused: true })

/** Copies the month of an organisation, and its present state, to the summaries of its agency. */
export async function summarizeMonth(region: Region, path: string, week: WeekOfAgents): Promise<void> {
  const stored = await readDocument(region, path, orgMonthSchema)
  if (!stored) return
  const { orgId, workspaceId, month } = stored.data
  const org = (await readDocument(region, paths.org(orgId), looksSchema))?.data
  const part = summaryPartOf(orgId)
  const writes = new Writes(region)
  writes.merge(paths.profitMonth(workspaceId, month, part), {
    workspaceId,
    [`orgs.${orgId}`]: summaryOf(stored.data, org),
  })
  const states = paths.clientStates(workspaceId, part)
  if (org) writes.merge(states, { workspaceId, ...(await stateOf(region, stored.data, org, week)) })
  else writes.merge(states, { workspaceId, [`orgs.${orgId}`]: undefined })
  await writes.commit()
}

/** Returns a month as its summary has it: the agents that have used most, and the sum of all others. */
function summaryOf(month: OrgMonth, org: Looks | undefined): OrganisationMonth {
  const agents = Object.entries(month.agents).toSorted(([, one], [, other]) => other.used - one.used)
  const others = agents.slice(maxSummedAgents).map(([, use]) => use)
  const sumField = (field: 'used' | 'price' | 'markup') =>
    others.reduce((total, use) => total + use[field], 0)
  return {
    ...organisationCountsSchema.parse(month),
    agents: {
      ...Object.fromEntries(
        agents
          .slice(0, maxSummedAgents)
          .map(([id, use]) => [id, { ...use, title: org?.agentLooks[id]?.title ?? '' }]),
      ),
      ...(others.length > 0 && {
        [otherAgents]: {
          used: sumField('used'),
          price: sumField('price'),
          markup: sumField('markup'),
          title: '',
        },
      }),
    },
  }
}

/**
 * Returns the fields of an organisation's present state: amounts in units of credit, times in Unix
 * milliseconds. The time of the last use stays when the month has none.
 */
async function stateOf(
  region: Region,
  { orgId, workspaceId, usedAt }: OrgMonth,
  { widgetIDs, isPaused }: Looks,
  week: WeekOfAgents,
): Promise<Record<string, unknown>> {
  const [wallet, plan, recharge] = await Promise.all([
    readDocument(region, paths.walletOfOrg(orgId), walletSchema),
    readDocument(region, paths.clientPlan(orgId), organisationPlanSchema),
    readDocument(region, paths.clientRecharge(orgId), clientRechargeSchema),
  ])
  const left = wallet ? creditLeft(wallet.data) : 0
  const covered = wallet ? await readCoveredUse(region, wallet.data, week.now) : 0
  const state: Omit<OrganisationState, 'usedAt'> = {
    left,
    isCovered: left === 0 && (await readOpenOverage(region, orgId, week.now)) !== undefined,
    debt: wallet?.data.debt ?? 0,
    level: wallet?.data.level ?? 0,
    limitedIn: wallet && allowedInMonth(wallet.data, week.now, covered) === 0 ? monthOf(week.now) : '',
    // A plan that has ended unpaid leaves the dashboard paused.
    isPlanUnpaid: plan?.data.status === 'unpaid' || isPaused,
    recharge: rechargeOf(recharge?.data),
    ...(await failuresOf(workspaceId, widgetIDs, week)),
    measuredAt: week.now,
  }
  const fields = Object.entries({ ...state, ...(usedAt > 0 && { usedAt }) })
  return Object.fromEntries(fields.map(([name, value]) => [`orgs.${orgId}.${name}`, value]))
}

function rechargeOf(recharge: ClientRecharge | undefined): OrganisationState['recharge'] {
  if (!recharge?.isOn) return 'off'
  if (recharge.state !== 'paused') return 'on'
  // A client who has yet to agree to another price has no failed payment.
  return recharge.reason === 'price' || recharge.reason === 'threshold' ? 'off' : 'failing'
}

async function failuresOf(workspaceId: string, agentIds: readonly string[], week: WeekOfAgents) {
  const sums = { started: 0, failed: 0, failingAgent: '' }
  let maxFailed = 0
  for (const agentId of agentIds) {
    const { started, failed } = (await week.countsOf(workspaceId, agentId)) ?? { started: 0, failed: 0 }
    sums.started += started
    sums.failed += failed
    if (failed <= maxFailed) continue
    maxFailed = failed
    sums.failingAgent = agentId
  }
  return sums
}
