import { z } from 'zod'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { WeekOfAgents } from './WeekOfAgents.ts'
import { summarizeMonth } from './summarizeMonth.ts'

/** `sweeps/profit`: the time up to which all changes are in the summaries, in milliseconds. */
export const profitCursorSchema = z.object({ summarizedAt: z.int().nonnegative() })

/** A commit may be stored this long after its own time. */
const lateMs = 10 * minuteMs

/**
 * Brings the summaries of a region's agencies up to date with the months that have changed since the last
 * sweep. A summary is replaced by what is counted, never added to, so a repetition changes nothing. Returns
 * the number of months.
 */
export async function sweepProfit(region: Region, now: number, budget = new WorkBudget()): Promise<number> {
  const path = paths.sweep('profit')
  const cursor = await readDocument(region, path, profitCursorSchema)
  const week = new WeekOfAgents(region, now)
  const months = await sweepEach(
    {
      region,
      what: 'Summarizing a month',
      query: Query.collection(region, paths.orgMonths).where(
        'changedAt',
        '>=',
        Math.max(0, (cursor?.data.summarizedAt ?? 0) - lateMs),
      ),
      orderBy: 'changedAt',
      fields: [],
    },
    (month) => summarizeMonth(region, month.path, week),
    budget,
  )
  if (!budget.left) await new Writes(region).set(path, { summarizedAt: now }).commit()
  return months
}
