import { paths } from '../../shared/paths.ts'
import type { Approval } from '../../shared/review.ts'
import { mostApprovals, runtimeSchema } from '../../shared/runtime.ts'
import { organisationOfWallet } from '../../shared/wallet.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import { AppError } from '../AppError.ts'
import { logDeed } from '../organisations/logDeed.ts'
import type { Ports } from '../ports.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { checkCode, takeCode } from '../mailedCodes/mailedCode.ts'
import { approvalCodePlace } from './approvalCode.ts'
import { openReview } from './readReview.ts'
import type { ReviewRef } from './requireReview.ts'
import { readReviewedDraft } from './readReviewedDraft.ts'

interface Decision extends ReviewRef {
  /** Of what was shown. */
  hash: string
  decision: 'approve' | 'askForChanges'
  word: string
  /** Signs an approval; empty for a wish. */
  code: string
}

/**
 * A client's answer to a question: the first one holds for all who are asked. An approval is signed by a code
 * from his mailbox, since his agency can open sessions in his name. Fails with `codeWrong`, and with
 * `failed-precondition` where somebody else has answered, the question was taken back, or it is about another
 * draft than the one that was shown.
 */
export async function decideReview(
  { ports, secret }: { ports: Pick<Ports, 'now'>; secret: string },
  caller: Caller,
  input: Decision,
) {
  const { region, agentId, hash, decision, word, code } = input
  if (decision === 'askForChanges' && word === '')
    throw new AppError('invalid-argument', 'changesNeedWord', { word: 'changesNeedWord' })
  const place = approvalCodePlace(region, caller.uid, input)
  await openReview(caller, 'decideReview', input)
  const signed = decision === 'approve' ? await checkCode(secret, place, code, ports.now()) : undefined
  await untilUnchanged(async () => {
    const { stored, reviewer } = await openReview(caller, 'decideReview', input)
    const { path, version, data: review } = stored
    const { by, byName } = reviewer
    const state = decision === 'approve' ? 'approved' : 'changesAsked'
    if (review.state === 'withdrawn') throw new AppError('failed-precondition', 'reviewWithdrawn')
    if (review.state !== 'waiting')
      throw new AppError('failed-precondition', {
        key: 'reviewDecided',
        values: { name: review.decidedName },
      })
    if (signed && signed.data.about.hash !== hash) throw new AppError('failed-precondition', 'reviewIsOlder')
    const draft = await readReviewedDraft(region, agentId, review.round)
    if (!draft || review.hash !== hash) throw new AppError('failed-precondition', 'reviewIsOlder')
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    if (!runtime || organisationOfWallet(runtime.data.wallet) !== review.orgId)
      throw new AppError('permission-denied')
    const at = ports.now()
    const writes = new Writes(region)
    const answer = { state, decidedBy: by, decidedName: byName, decidedAt: at }
    writes.update(path, { ...answer, word: decision === 'approve' ? '' : word }, version)
    const approval: Approval = { hash, orgId: review.orgId, by, byName, at }
    const earlier = runtime.data.approvals.filter((one) => one.hash !== hash)
    const approvals = decision === 'approve' ? [approval, ...earlier] : earlier
    if (signed) await takeCode(writes, place, signed)
    writes.update(runtime.path, { approvals: approvals.slice(0, mostApprovals) }, runtime.version)
    const kind = decision === 'approve' ? 'draftApproved' : 'draftChangesAsked'
    logDeed(writes, { orgId: review.orgId, kind, by, at, about: `${draft.title} · ${byName}` })
    await writes.commitUnchanged()
  })
  return { success: true as const }
}
