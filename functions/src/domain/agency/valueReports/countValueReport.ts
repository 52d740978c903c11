import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import {
  reportCountsSchema,
  reportEvents,
  valueReportSchema,
  type CountedEvent,
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
import { decidingFields, figuresOf, lastOf, momentOf, queryEvents } from './reportEvents.ts'

const pageSize = 300
/** The events after which a part is stored, so that it has less than a page more. */
const partSize = 300
/** Less than the task's deadline: one page may take a while. */
const budgetMs = 200_000

type Progress = NonNullable<ValueReport['progress']>

/**
 * Counts the events of an organisation's month, agent by agent and page by page, and stores which events they
 * are together with the position that it has reached. Queues another round for the rest when its time is
 * over, and the email when all is counted.
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
    const { next, counted } = await countPart(region, stored.data, progress, budget)
    const parts = progress.parts + (counted.length > 0 ? 1 : 0)
    const writes = new Writes(region).update(path, { progress: { ...next, parts } }, stored.version)
    if (counted.length > 0)
      writes.set(paths.countedEvents(orgId, month, otherSlot(stored.data), progress.parts), {
        startedAt,
        agentId: progress.left[0],
        events: counted,
      })
    // A conflict means that this task runs twice: it fails, and the next try continues what the other stored.
    await writes.commitUnchanged()
    if (!budget.isSpent) continue
    await ports.tasks.enqueue('countValueReport', { ...task, round: round + 1 })
    return
  }
}

/** Returns where a count writes its events: those of the figures that are shown stay meanwhile. */
function otherSlot({ slot }: ValueReport): ValueReport['slot'] {
  return slot === 0 ? 1 : 0
}

/**
 * Counts events of the first agent that is left, until they fill a part, the agent has no more, or the budget
 * ends. Returns them with the progress after them.
 */
async function countPart(
  region: Region,
  report: ValueReport,
  progress: Progress,
  budget: WorkBudget,
): Promise<{ next: Progress; counted: CountedEvent[] }> {
  const [agentId = '', ...others] = progress.left
  const counts = reportCountsSchema.parse(progress.agents[agentId]?.counts ?? {})
  const agents = { ...progress.agents, [agentId]: { title: '', counts } }
  // The first one left is the current event; a new agent begins with all.
  const events = progress.events.length > 0 ? [...progress.events] : [...reportEvents]
  const counted: CountedEvent[] = []
  let { after } = progress
  const span = { from: report.from, until: Math.min(report.to, progress.startedAt) }
  for (let event = events[0]; event; event = events[0]) {
    const moment = momentOf[event]
    const all = queryEvents(region, agentId, event, span)
      .select([moment, ...decidingFields])
      .limit(pageSize)
    do {
      if (counted.length >= partSize) return { next: { ...progress, events, after, agents }, counted }
      const page = await (after ? all.startAfter([after.at], after.path) : all).read()
      for (const { path, fields } of page) {
        const figures = figuresOf(event, fields, report)
        for (const figure of figures) counts[figure]++
        counted.push({ event, id: lastOf(path), at: Number(fields[moment]), figures })
      }
      const last = page.at(-1)
      after = page.length === pageSize && last ? { at: Number(last.fields[moment]), path: last.path } : null
      if (after && budget.isSpent) return { next: { ...progress, events, after, agents }, counted }
    } while (after)
    events.shift()
  }
  return { next: { ...progress, left: others, events: [], after: null, agents }, counted }
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
  const figures = { agents: Object.fromEntries(titled), countedAt: startedAt, slot: otherSlot(data) }
  writes.update(path, { ...figures, progress: null }, version)
  if (mailAt > 0) addTask(writes, 'mailValueReport', { region, orgId, month, at: mailAt }, now)
  await writes.commitUnchanged()
}
