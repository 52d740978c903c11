import type { Organisation } from '../../../shared/agencies/organisation.ts'
import { valueReportSchema, type ValueReport } from '../../../shared/agencies/valueReport.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { spanOfMonth, zoneOf } from './reportMonths.ts'

/** A count that takes longer was lost, and is begun again. */
const lostMs = 15 * minuteMs

interface Start {
  region: Region
  org: Pick<Organisation, 'ID' | 'reports' | 'widgetIDs' | 'agentLooks'>
  month: string
  /** When the report is emailed; 0 for not at all. */
  mailAt: number
}

/**
 * Begins to count an organisation's month with its present settings, as a task. Does nothing while a count is
 * under way, and for an email that is planned already.
 */
export async function startValueReport({ region, org, month, mailAt }: Start, now: number): Promise<void> {
  const path = paths.valueReport(org.ID, month)
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, valueReportSchema)
    const running = stored?.data.progress
    if (mailAt > 0 ? (stored?.data.mailAt ?? 0) > 0 : running && now < running.startedAt + lostMs) return
    const timeZone = zoneOf(region, org.reports)
    const report: ValueReport = {
      orgId: org.ID,
      month,
      ...spanOfMonth(timeZone, month),
      timeZone,
      hours: org.reports.hours,
      minutesSaved: org.reports.minutesSaved,
      countedAt: stored?.data.countedAt ?? 0,
      agents: stored?.data.agents ?? {},
      slot: stored?.data.slot ?? 0,
      mailAt: mailAt || (stored?.data.mailAt ?? 0),
      progress: { startedAt: now, left: org.widgetIDs, events: [], after: null, agents: {}, parts: 0 },
    }
    const writes = new Writes(region)
    if (stored) writes.update(path, { ...report }, stored.version)
    else writes.create(path, { ...report })
    addTask(writes, 'countValueReport', { region, orgId: org.ID, month, startedAt: now, round: 0 }, now)
    await writes.commitUnchanged()
  })
}
