import { minuteMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { paths } from '../../../shared/paths.ts'
import { isRunning } from '../../../shared/knowledge/sites.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query, type StoredFields } from '../../../store/Query.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { haveTasksWaited } from '../../kernel/tasks/taskSlots.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { crawlSchema } from './crawling/crawl.ts'
import { endRun } from './endRun.ts'
import { findSite, type SiteRef } from './readSite.ts'
import { startRun } from './startRun.ts'

type Needs = Pick<Ports, 'embeddings' | 'now' | 'tasks'>

/** Longer than the queue's tries and the longest wait of a site take. */
const patienceMs = 12 * minuteMs
/** A run that has ended this many tasks is given up. */
const maxRevivals = 5

/** Continues runs whose task is gone, and starts scheduled ones that are due. Returns the number of both. */
export async function sweepSites(ports: Needs, region: Region, budget?: WorkBudget): Promise<number> {
  const running = Query.collectionGroup(region, 'kb')
    .where('site.run.state', 'in', ['queued', 'running', 'cancelling'])
    .where('lastModified', '<', ports.now() - patienceMs)
  const revived = await sweepEach(
    { region, what: 'Continuing a site', query: running, orderBy: 'lastModified', fields: [] },
    (source) => reviveRun(ports, refOf(region, source)),
  )
  const due = Query.collectionGroup(region, 'kb').where('site.nextRefreshAt', '<=', ports.now())
  const started = await sweepEach(
    { region, what: 'Refreshing a site', query: due, orderBy: 'site.nextRefreshAt', fields: [] },
    (source) => refreshDue(ports, refOf(region, source)),
    budget,
  )
  return revived + started
}

/** Gives the present step of a run to another task. */
async function reviveRun(ports: Needs, ref: SiteRef): Promise<void> {
  const { region, agentId, sourceId } = ref
  const source = await findSite(ref)
  const crawl = await readDocument(region, paths.siteCrawl(agentId, sourceId), crawlSchema)
  if (!source || !isRunning(source.data.site) || (crawl && crawl.data.leaseUntil > ports.now())) return
  // Its task may wait until others of the workspace are done.
  const owner = { region, workspaceId: source.data.ownerID, queue: 'parsing' as const }
  if (await haveTasksWaited(owner, ports.now() - patienceMs)) return
  if (!crawl || crawl.data.revival >= maxRevivals)
    return endRun(
      ports,
      { ref, run: source.data.site.run.number },
      { state: 'failed', reason: 'interrupted' },
    )
  const revival = crawl.data.revival + 1
  try {
    await new Writes(region)
      .update(source.path, { lastModified: ports.now() })
      .update(crawl.path, { revival, leaseUntil: 0 }, crawl.version)
      .commit()
  } catch (error) {
    // Another task is running it after all.
    if (error instanceof Conflict) return
    throw error
  }
  const { run, step } = crawl.data
  await ports.tasks.enqueue('readSite', { ...ref, run, step, revival })
}

/** Starts the run of a site that is due; while another one is running it waits for the next time. */
async function refreshDue(ports: Needs, ref: SiteRef): Promise<void> {
  await untilUnchanged(async () => {
    const source = await findSite(ref)
    if (!source || isRunning(source.data.site)) return
    if ((source.data.site.nextRefreshAt ?? Infinity) > ports.now()) return
    await startRun(ports, ref.region, source, { scope: 'all', startedBy: 'schedule' })
  })
}

/** Parses `voiceglow/{agentId}/kb/{sourceId}`. */
function refOf(region: Region, { path }: StoredFields): SiteRef {
  const [, agentId = '', , sourceId = ''] = path.split('/')
  return { region, agentId, sourceId }
}
