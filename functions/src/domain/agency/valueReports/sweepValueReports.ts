import { z } from 'zod'
import { isClosedToClients, organisationSchema } from '../../../shared/agencies/organisation.ts'
import { dayMs, hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query, type StoredFields } from '../../../store/Query.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { dueTimeOf, monthAfter, reportMonthOf, spanOfMonth, zoneOf } from './reportMonths.ts'
import { startValueReport } from './startValueReport.ts'

/** Counting begins this long before a report is emailed: the month has been over for five hours by then. */
const aheadMs = 3 * hourMs
/** Reports that are later than this are not emailed any more. */
const maxLateMs = 5 * dayMs
/** The clocks that are furthest from UTC. */
const easternZone = 'Pacific/Kiritimati'
const westernZone = 'Etc/GMT+12'

/** `sweeps/valueReports`: the time up to which reports that are due have been begun. */
const positionSchema = z.object({ until: z.int() })
const sweptSchema = organisationSchema.pick({
  ID: true,
  reports: true,
  widgetIDs: true,
  agentLooks: true,
  clientCount: true,
  settings: true,
  isPaused: true,
  createdAt: true,
})

/**
 * Begins the reports of a region that are due within the next hours, or have become due since the last sweep.
 * Organisations are read around the first day of a month alone. `at`: the same for all rounds of a sweep.
 */
export async function sweepValueReports(region: Region, at: number, budget?: WorkBudget): Promise<void> {
  const position = await readDocument(region, paths.sweep('valueReports'), positionSchema)
  const since = Math.max(position?.data.until ?? at, at - maxLateMs)
  const until = at + aheadMs
  if (until <= since) return
  if (isDueSomewhere(since, until)) {
    await sweepEach(
      {
        region,
        what: 'Beginning a monthly report',
        query: Query.collection(region, paths.orgs),
        orderBy: 'createdAt',
        fields: Object.keys(sweptSchema.shape).filter((name) => name !== 'createdAt'),
      },
      (stored) => startDue(region, stored, { since, until, at }),
      budget,
    )
    if (budget?.left) return
  }
  await new Writes(region).set(paths.sweep('valueReports'), { until }).commit()
}

/** Returns whether it is eight on the first day of a month, anywhere, after `since` and up to `until`. */
function isDueSomewhere(since: number, until: number): boolean {
  const month = monthAfter(reportMonthOf(easternZone, until), -1)
  return dueTimeOf(easternZone, month) <= until && dueTimeOf(westernZone, month) > since
}

async function startDue(
  region: Region,
  { fields }: StoredFields,
  { since, until, at }: { since: number; until: number; at: number },
): Promise<void> {
  const org = sweptSchema.parse(fields)
  if (!org.reports.isOn || isClosedToClients(org)) return
  if (org.clientCount === 0 || org.widgetIDs.length === 0) return
  const timeZone = zoneOf(region, org.reports)
  const month = monthAfter(reportMonthOf(timeZone, until), -1)
  const mailAt = dueTimeOf(timeZone, month)
  if (mailAt <= since || mailAt > until || org.createdAt >= spanOfMonth(timeZone, month).to) return
  await startValueReport({ region, org, month, mailAt }, at)
}
