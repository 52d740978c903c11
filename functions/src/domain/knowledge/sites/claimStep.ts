import { paths } from '../../../shared/paths.ts'
import { isRunning } from '../../../shared/knowledge/sites.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { type Crawl, crawlSchema } from './crawling/crawl.ts'
import { findSite, type SiteRef, type SiteSource } from './readSite.ts'

/** Longer than a step takes; a task that is not done by then has ended. */
const leaseMs = 130_000

/** A step of a run that this task has taken. */
export interface ClaimedStep {
  ref: SiteRef
  source: Stored<SiteSource>
  crawl: Stored<Crawl>
}

/**
 * Takes a step, so that no other task runs it too. Returns undefined when nothing is left to do. Throws
 * AppError 'unavailable' while another task runs it, so that the queue tries again.
 */
export async function claimStep(
  ports: Pick<Ports, 'now' | 'tasks'>,
  step: TaskPayload<'readSite'>,
): Promise<ClaimedStep | undefined> {
  const { region, agentId, sourceId } = step
  const ref = { region, agentId, sourceId }
  const source = await findSite(ref)
  const crawl = await readDocument(region, paths.siteCrawl(agentId, sourceId), crawlSchema)
  if (!source || !crawl) return undefined
  const { data } = crawl
  if (data.run !== step.run || data.revival !== step.revival) return undefined
  if (data.step === step.step + 1 && data.leaseUntil === 0 && isRunning(source.data.site))
    // The step is done, but its task may have stopped before it queued the next one.
    await ports.tasks.enqueue('readSite', { ...step, step: data.step })
  if (data.step !== step.step) return undefined
  if (!isRunning(source.data.site)) {
    // The last step is repeated: it may have ended before the rebuild was queued.
    await ports.tasks.enqueue('rebuildIndex', { region, agentId })
    return undefined
  }
  if (data.leaseUntil > ports.now()) throw new AppError('unavailable')
  const leaseUntil = ports.now() + leaseMs
  const writes = new Writes(region)
  if (source.data.site.run.state === 'queued')
    writes.update(source.path, { 'site.run.state': 'running' }, source.version)
  try {
    const version = await writes.update(crawl.path, { leaseUntil }, crawl.version).commit()
    return { ref, source, crawl: { ...crawl, data: { ...data, leaseUntil }, version: version ?? '' } }
  } catch (error) {
    throw error instanceof Conflict ? new AppError('unavailable') : error
  }
}

/** Releases a step that could not be done, for the queue's next try. */
export async function releaseStep({ ref, crawl }: ClaimedStep): Promise<void> {
  try {
    await new Writes(ref.region).update(crawl.path, { leaseUntil: 0 }, crawl.version).commit()
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
}
