import { Conflict } from '../../../store/commit.ts'
import { deleteFiles } from '../../../store/files.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { endRun } from './endRun.ts'
import { runFirstStep } from './runFirstStep.ts'
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
  const claim = await claimStep(ports, step)
  if (!claim) return
  try {
    const result = await runStep(ports, claim)
    if ('state' in result) return await endRun(ports, { ref: claim.ref, run: step.run }, result)
    await ports.tasks.enqueue(
      'readSite',
      { ...step, step: step.step + 1 },
      { delaySeconds: result.delaySeconds },
    )
  } catch (error) {
    await releaseStep(claim)
    if (!(error instanceof Conflict)) throw error
    // A page was excluded, another task has continued, or the source is deleted: the next try finds out
    // which.
    await deleteOrphanedTexts(claim)
    throw new AppError('unavailable')
  }
}

async function runStep(
  ports: Pick<Ports, 'now' | 'web' | 'readPages'>,
  claim: ClaimedStep,
): Promise<StepResult> {
  if (claim.source.data.site.run.state === 'cancelling') return { state: 'cancelled', reason: '' }
  return claim.crawl.data.step === 0 ? runFirstStep(ports, claim) : readBatch(ports, claim)
}

/** Deletes the texts that were written for a source that was deleted in the meantime. */
async function deleteOrphanedTexts({ ref }: ClaimedStep): Promise<void> {
  if (!(await findSite(ref))) await deleteFiles(ref.region, pagesFolder(ref))
}
