import type { Organisation } from '../../../shared/agencies/organisation.ts'
import {
  hasHours,
  sumCounts,
  valueReportSchema,
  type ValueReport,
} from '../../../shared/agencies/valueReport.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Actor } from '../../../shared/workspaces/roles.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { monthAfter, reportMonthOf, zoneOf } from './reportMonths.ts'
import { startValueReport } from './startValueReport.ts'

/** A month that is not over is counted again after this time. */
const freshMs = 15 * minuteMs
/** The months before the present one that can be opened. */
const maxMonths = 24
/** The requests of one reader in a minute; the page asks every two seconds while a month is counted. */
const readsPerMinute = 120

interface MonthRef {
  region: Region
  orgId: string
  /** Undefined for the present one. */
  month?: string | undefined
}

/**
 * Returns the figures of an organisation's month, of the agents that the caller may see. Begins to count a
 * month that was never counted, or was counted a while ago and is not over.
 */
export async function readValueReport(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId, ...input }: MonthRef,
) {
  const { actor, stored } = await authorizeForOrganisation(caller, 'readValueReport', { region, orgId })
  const org = stored.data
  const now = ports.now()
  await throttle(`valueReport:${orgId}:${caller.uid}`, readsPerMinute, minuteMs, now)
  const { first, last } = monthsOf(region, org, now)
  const month = input.month ?? last
  if (month < first || month > last) throw new AppError('not-found')
  const read = () => readDocument(region, paths.valueReport(orgId, month), valueReportSchema)
  let report = await read()
  if (!report || needsCount(report.data, now)) {
    await startValueReport({ region, org, month, mailAt: 0 }, now)
    report = await read()
  }
  if (!report) throw new AppError('unavailable')
  return { first, last, ...viewOf(report.data, actor, org) }
}

function monthsOf(region: Region, { reports, createdAt }: Organisation, now: number) {
  const timeZone = zoneOf(region, reports)
  const last = reportMonthOf(timeZone, now)
  const oldest = monthAfter(last, -maxMonths)
  const created = reportMonthOf(timeZone, createdAt)
  return { first: created > oldest ? created : oldest, last }
}

function needsCount({ progress, countedAt, to }: ValueReport, now: number): boolean {
  if (progress) return now >= progress.startedAt + freshMs
  return countedAt < to && now >= countedAt + freshMs
}

function viewOf(report: ValueReport, actor: Actor, { agentLooks }: Organisation) {
  const { month, countedAt, to, progress, minutesSaved, timeZone } = report
  const agents = Object.entries(report.agents)
    .filter(([agentId]) => isAgentOf(actor, agentId))
    .map(([agentId, { title, counts }]) => ({
      agentId,
      title: agentLooks[agentId]?.title ?? title,
      counts,
    }))
  return {
    month,
    timeZone,
    countedAt,
    isOver: countedAt >= to,
    isCounting: progress !== null,
    hasHours: hasHours(report),
    minutesSaved,
    agents,
    counts: sumCounts(agents.map(({ counts }) => counts)),
  }
}

/** Returns whether an actor may see an agent of their organisation. */
export function isAgentOf(actor: Actor, agentId: string): boolean {
  return actor.kind !== 'client' || (actor.agents?.includes(agentId) ?? true)
}
