import { Conflict } from '../../../store/commit.ts'
import { deleteFiles } from '../../../store/files.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { endRun } from './endRun.ts'
import { openRun } from './openRun.ts'
import { readBatch } from './readBatch.ts'
import { findSite } from './readSite.ts'
import { pagesFolder } from './pages/siteFiles.ts'
import { releaseStep, claimStep, type ClaimedStep } from './claimStep.ts'
import type { StepResult } from './StepResult.ts'

/**
 * Runs one step of a run and queues the next one: first robots.txt and sitemaps, then some pages at a time.
 * Pages that were committed are not fetched again when a step ends anywhere and is repeated.
 */
export async function readSiteStep(
  ports: Pick<Ports, 'embeddings' | 'now' | 'readPages' | 'tasks' | 'web'>,
  step: TaskPayload<'readSite'>,
): Promise<void> {
  const claimed = await claimStep(ports, step)
  if (!claimed) return
  try {
    const result = await goOn(ports, claimed)
    if ('state' in result) return await endRun(ports, { ref: claimed.ref, run: step.run }, result)
    await ports.tasks.enqueue(
      'readSite',
      { ...step, step: step.step + 1 },
      { delaySeconds: result.delaySeconds },
    )
  } catch (error) {
    await releaseStep(claimed)
    if (!(error instanceof Conflict)) throw error
    // A page was excluded, another task has continued, or the source is deleted: the next try finds out
    // which.
    await deleteLeftTexts(claimed)
    throw new AppError('unavailable')
  }
}

async function goOn(
  ports: Pick<Ports, 'now' | 'web' | 'readPages'>,
  claimed: ClaimedStep,
): Promise<StepResult> {
  if (claimed.source.data.site.run.state === 'cancelling') return { state: 'cancelled', reason: '' }
  return claimed.crawl.data.step === 0 ? openRun(ports, claimed) : readBatch(ports, claimed)
}

/** Deletes the texts that were written for a source that was deleted in the meantime. */
async function deleteLeftTexts({ ref }: ClaimedStep): Promise<void> {
  if (!(await findSite(ref))) await deleteFiles(ref.region, pagesFolder(ref))
}
