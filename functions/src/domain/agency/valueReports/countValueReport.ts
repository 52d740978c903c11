import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import {
  reportCountsSchema,
  reportEvents,
  valueReportSchema,
  type ValueReport,
} from '../../../shared/agencies/valueReport.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { decidingFields, figuresOf, momentOf, queryEvents } from './reportEvents.ts'

const pageSize = 300
/** Less than the task's deadline: one page may take a while. */
const budgetMs = 200_000

type Progress = NonNullable<ValueReport['progress']>

/**
 * Counts the events of an organisation's month, agent by agent and page by page, and stores the position that
 * it has reached. Queues another round for the rest when its time is over, and the email when all is counted.
 */
export async function countValueReport(
  ports: Pick<Ports, 'now' | 'tasks'>,
  task: TaskPayload<'countValueReport'>,
  milliseconds = budgetMs,
): Promise<void> {
  const { region, orgId, month, startedAt, round } = task
  const path = paths.valueReport(orgId, month)
  const budget = new WorkBudget(milliseconds)
  for (;;) {
    const stored = await readDocument(region, path, valueReportSchema)
    const progress = stored?.data.progress
    // Another count has replaced this one, or it is complete.
    if (!stored || progress?.startedAt !== startedAt) return
    if (progress.left.length === 0) return complete(region, stored, progress, ports.now())
    const next = await countAgent(region, stored.data, progress, budget)
    // A conflict means that this task runs twice: it fails, and the next try continues what the other stored.
    await new Writes(region).update(path, { progress: next }, stored.version).commitUnchanged()
    if (!budget.isSpent) continue
    await ports.tasks.enqueue('countValueReport', { ...task, round: round + 1 })
    return
  }
}

/** Counts the first agent that is left, and returns the progress after it, or within it at the budget's end. */
async function countAgent(
  region: Region,
  report: ValueReport,
  progress: Progress,
  budget: WorkBudget,
): Promise<Progress> {
  const [agentId = '', ...others] = progress.left
  const counts = reportCountsSchema.parse(progress.agents[agentId]?.counts ?? {})
  const agents = { ...progress.agents, [agentId]: { title: '', counts } }
  // The first one left is the current event; a new agent begins with all.
  const events = progress.events.length > 0 ? [...progress.events] : [...reportEvents]
  let { after } = progress
  const span = { from: report.from, until: Math.min(report.to, progress.startedAt) }
  for (let event = events[0]; event; event = events[0]) {
    const moment = momentOf[event]
    const all = queryEvents(region, agentId, event, span)
      .select([moment, ...decidingFields])
      .limit(pageSize)
    for (;;) {
      const page = await (after ? all.startAfter([after.at], after.path) : all).read()
      for (const { fields } of page) for (const figure of figuresOf(event, fields, report)) counts[figure]++
      const last = page.at(-1)
      after = page.length === pageSize && last ? { at: Number(last.fields[moment]), path: last.path } : null
      if (!after) break
      if (budget.isSpent) return { ...progress, events, after, agents }
    }
    events.shift()
  }
  return { ...progress, left: others, events: [], after: null, agents }
}

/** Replaces the figures by those that were counted, and queues the email. */
async function complete(
  region: Region,
  { path, data, version }: Stored<ValueReport>,
  { startedAt, agents }: Progress,
  now: number,
): Promise<void> {
  const { orgId, month, mailAt } = data
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  const appearances = org?.data.agentLooks ?? {}
  const titled = Object.entries(agents).map(
    ([agentId, { counts }]) => [agentId, { title: appearances[agentId]?.title ?? '', counts }] as const,
  )
  const writes = new Writes(region)
  const counted = { agents: Object.fromEntries(titled), countedAt: startedAt, progress: null }
  writes.update(path, counted, version)
  if (mailAt > 0) addTask(writes, 'mailValueReport', { region, orgId, month, at: mailAt }, now)
  await writes.commitUnchanged()
}
