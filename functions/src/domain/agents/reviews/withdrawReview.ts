import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent, draftOf } from '../../kernel/access/authorize.ts'
import { addLogEntry } from '../../agency/organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { requireReview, type ReviewRef } from '../../chat/servedAgents/requireReview.ts'

/**
 * Withdraws a request: from this commit on the draft can be neither approved nor tried. Earlier approvals
 * stay.
 */
export async function withdrawReview(ports: Pick<Ports, 'now'>, caller: Caller, ref: ReviewRef) {
  await untilUnchanged(async () => {
    const grant = await authorizeForAgent(caller, 'requestApproval', ref)
    const { path, version, data: review } = await requireReview(ref)
    if (review.state === 'withdrawn') return
    if (review.state === 'approved') throw new AppError('failed-precondition', 'reviewApproved')
    const writes = new Writes(ref.region)
    writes.update(path, { state: 'withdrawn' }, version)
    writes.delete(paths.reviewedDraft(ref.agentId))
    const about = draftOf(grant).data.title
    addLogEntry(writes, {
      orgId: review.orgId,
      kind: 'approvalWithdrawn',
      by: caller.uid,
      at: ports.now(),
      about,
    })
    await writes.commitUnchanged()
  })
  return { success: true as const }
}
