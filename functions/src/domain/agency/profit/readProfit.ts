import type { z } from 'zod'
import { organisationNamesSchema } from '../../../shared/agencies/organisation.ts'
import {
  organisationCountsSchema,
  organisationStatesSchema,
  profitMonthSchema,
  summaryParts,
  type OrganisationMonth,
  type OrganisationProfit,
  type OrganisationState,
} from '../../../shared/agencies/profit.ts'
import { monthBefore, monthOf } from '../../../shared/billing/months.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { canPayForOthers } from '../../billing/overage/fundOverage.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { healthOf } from './healthOf.ts'
import { profitCursorSchema } from './sweepProfit.ts'
import { unitsPerDay } from './unitsPerDay.ts'

interface Request {
  region: Region
  workspaceId: string
  month: string
}

type ByOrganisation<T> = Readonly<Record<string, T>>

/**
 * Returns what an agency has sold, what its organisations have used, and the present state of each
 * organisation. Reads the summaries only: their number does not grow with the number of organisations.
 */
export async function readProfit(
  { now }: Pick<Ports, 'now'>,
  caller: Caller,
  { region, workspaceId, month }: Request,
): Promise<{ month: string; summarizedAt: number; clients: OrganisationProfit[] }> {
  await authorizeForWorkspace(caller, 'readBilling', { region, workspaceId })
  const today = now()
  const thisMonth = monthOf(today)
  if (month > thisMonth) throw new AppError('invalid-argument')
  const lastMonth = monthBefore(thisMonth)
  const older = month === thisMonth || month === lastMonth ? [] : [month]
  const [names, wallet, cursor, states, ...months] = await Promise.all([
    readNames(region, workspaceId),
    readDocument(region, paths.walletOf(workspaceId), walletSchema),
    readDocument(region, paths.sweep('profit'), profitCursorSchema),
    readParts(region, (part) => paths.clientStates(workspaceId, part), organisationStatesSchema),
    ...[thisMonth, lastMonth, ...older].map((each) =>
      readParts(region, (part) => paths.profitMonth(workspaceId, each, part), profitMonthSchema),
    ),
  ])
  const [current = {}, previous = {}] = months
  const shown = (month === thisMonth ? current : month === lastMonth ? previous : months[2]) ?? {}
  // The workspace's credit changes far more often than the state of an organisation.
  const canPay = wallet !== undefined && canPayForOthers(wallet.data)
  const ids = [...new Set([...Object.keys(names), ...Object.keys(shown)])]
  return {
    month,
    summarizedAt: cursor?.data.summarizedAt ?? 0,
    clients: ids.map((orgId) => profitOf(orgId)),
  }

  function profitOf(orgId: string): OrganisationProfit {
    const name = names[orgId] ?? ''
    const stored = states[orgId]
    const state = stored && { ...stored, isCovered: stored.isCovered && canPay }
    const perDay = unitsPerDay(current[orgId]?.used ?? 0, previous[orgId]?.used ?? 0, today)
    return {
      orgId,
      name,
      ...countsOf(shown[orgId]),
      left: state && name ? state.left : null,
      health: name ? healthOf(state, perDay, today) : null,
    }
  }
}

/** Returns the names of a workspace's organisations; none without an agency. */
async function readNames(region: Region, workspaceId: string): Promise<ByOrganisation<string>> {
  const workspace = await readDocument(
    region,
    paths.workspace(workspaceId),
    workspaceSchema.pick({ agencyId: true }),
  )
  const agencyId = workspace?.data.agencyId
  const names = agencyId
    ? await readDocument(region, paths.organisationNames(agencyId), organisationNamesSchema)
    : undefined
  return names?.data.workspaceId === workspaceId ? names.data.names : {}
}

async function readParts<T extends OrganisationMonth | OrganisationState>(
  region: Region,
  pathOf: (part: number) => string,
  schema: z.ZodType<{ orgs: Record<string, T> }>,
): Promise<ByOrganisation<T>> {
  const parts = await Promise.all(
    Array.from({ length: summaryParts }, (_, part) => readDocument(region, pathOf(part), schema)),
  )
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part?.data.orgs ?? {})))
}

function countsOf(month: OrganisationMonth | undefined) {
  const agents = Object.entries(month?.agents ?? {}).map(([agentId, use]) => ({ agentId, ...use }))
  return { ...organisationCountsSchema.parse(month ?? {}), agents }
}
