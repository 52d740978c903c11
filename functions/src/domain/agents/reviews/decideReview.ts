import { clientIdOf, clientSchema } from '../../../shared/agencies/client.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Approval, Review } from '../../../shared/agents/review.ts'
import { maxApprovals, runtimeSchema } from '../../../shared/agents/runtime.ts'
import { organisationOfWallet } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { addLogEntry } from '../../agency/organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { checkCode, codeWrong, consumeCode } from '../../agency/mailedCodes/mailedCode.ts'
import { approvalCodeLocation } from './approvalCode.ts'
import { readApprover, approverRefusalOf } from './approver.ts'
import { requireParticipant } from './readReview.ts'
import type { ReviewRef } from '../../chat/servedAgents/requireReview.ts'
import { readReviewedDraft } from '../../chat/servedAgents/readReviewedDraft.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

interface Decision extends ReviewRef {
  /** The hash of the draft that was shown. */
  hash: string
  decision: 'approve' | 'askForChanges'
  word: string
  /** The code of the request signs an approval; both are empty when changes are requested. */
  code: string
  requestId: string
}

/**
 * Stores a client's decision about a request: the first one is final for all clients who are asked. An
 * approval is signed by a code from the client's mailbox, since the agency can open sessions in the client's
 * name; it stores which mailbox that was, and how the session began. Throws `codeWrong`, and AppError
 * 'failed-precondition' where another client has decided, the request was withdrawn, it is about another
 * draft than the one that was shown, or the member who asks has created the client.
 */
export async function decideReview(
  { ports, signing }: { ports: Pick<Ports, 'now'>; signing: SigningKeys },
  caller: Caller,
  input: Decision,
) {
  const { region, agentId, hash, decision, word, code, requestId } = input
  if (decision === 'askForChanges' && word === '')
    throw new AppError('invalid-argument', 'changesNeedWord', { word: 'changesNeedWord' })
  const location = approvalCodeLocation(caller.uid, input, requestId)
  await requireParticipant(caller, 'decideReview', input)
  const signed = decision === 'approve' ? await checkCode(signing, location, code, ports.now()) : undefined
  await untilUnchanged(async () => {
    const { stored, reviewer } = await requireParticipant(caller, 'decideReview', input)
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
    const giver = signed && (await readGiver(caller, review, input, signed.data.about.address))
    const draft = await readReviewedDraft(region, agentId, review.round)
    if (!draft || review.hash !== hash) throw new AppError('failed-precondition', 'reviewIsOlder')
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    if (!runtime || organisationOfWallet(runtime.data.wallet) !== review.orgId)
      throw new AppError('permission-denied')
    const at = ports.now()
    const writes = new Writes(region)
    const outcome = { state, decidedBy: by, decidedName: byName, decidedAt: at }
    const { signedAt = '', start = null } = giver ?? {}
    const shown = { signedAt, signedInBy: start?.via ?? null }
    writes.update(path, { ...outcome, ...shown, word: decision === 'approve' ? '' : word }, version)
    const earlier = runtime.data.approvals.filter((one) => one.hash !== hash)
    const approval: Approval | undefined = giver && { hash, orgId: review.orgId, by, byName, at, ...giver }
    const approvals = approval ? [approval, ...earlier] : earlier
    if (signed) await consumeCode(writes, location, signed)
    writes.update(runtime.path, { approvals: approvals.slice(0, maxApprovals) }, runtime.version)
    const kind = decision === 'approve' ? 'draftApproved' : 'draftChangesAsked'
    addLogEntry(writes, { orgId: review.orgId, kind, by, at, about: `${draft.title} · ${byName}` })
    addTask(writes, 'notifyOfDecision', { region, agentId, round: review.round }, at)
    await writes.commitUnchanged()
  })
  return { success: true as const }
}

/**
 * Returns what an approval stores of the client who gives it. Throws `codeWrong` where the code went to
 * another mailbox than the client's, and AppError 'failed-precondition' where the member who asks has created
 * the client.
 */
async function readGiver(caller: Caller, review: Review, { region }: ReviewRef, signedAt: string) {
  const client = await readDocument(region, paths.client(clientIdOf(region, caller.uid)), clientSchema)
  const org = await readDocument(region, paths.org(review.orgId), organisationSchema)
  if (!client || !org) throw new AppError('permission-denied')
  if (client.data.email !== signedAt) throw codeWrong()
  const approver = await readApprover(region, client.data, review)
  const refusal = approverRefusalOf(approver, org.data)
  if (refusal) throw new AppError('failed-precondition', refusal)
  const { addedBy, isOwn } = approver
  return { signedAt, start: caller.start ?? null, askedBy: review.askedBy, addedBy, isOwn }
}
