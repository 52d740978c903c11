import type { Agent } from '../../../shared/agents/agent.ts'
import { agentFingerprint } from '../../../shared/agents/agentFingerprint.ts'
import { clientSchema, type Client } from '../../../shared/agencies/client.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { dayMs, hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import {
  reviewCommentSchema,
  reviewLimits,
  reviewSchema,
  type Review,
} from '../../../shared/agents/review.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import { organisationOfWallet } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { cleanCss } from '../../kernel/css/cleanCss.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent, draftOf } from '../../kernel/access/authorize.ts'
import { writeNotice } from '../../agency/notices/writeNotice.ts'
import { addLogEntry } from '../../agency/organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { approvalHash } from './approvalHash.ts'
import { readApprover } from './approver.ts'
import { changesOf } from './changesOf.ts'
import { storeFlow } from '../../chat/flow/storeFlow.ts'
import { reviewNotice } from './reviewNotice.ts'

const maxPerHour = 20

interface ApprovalRequest {
  region: Region
  agentId: string
  /** `agentFingerprint` of the draft on the screen. */
  seen: string
  clientIds: readonly string[]
  message: string
  showsAll: boolean
  attemptId: string
}

/**
 * Asks clients of an agent's organisation to approve its present draft; this ends an earlier request and
 * deletes its resolved comments. Returns the number of the request. Throws AppError 'failed-precondition'
 * where the draft differs from the one on the screen, or belongs to no organisation.
 */
export async function requestApproval(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  input: ApprovalRequest,
) {
  const { region, agentId, attemptId } = input
  await authorizeForAgent(caller, 'requestApproval', { region, agentId })
  const before = await readDocument(region, paths.review(agentId), reviewSchema)
  if (before?.data.attemptId === attemptId) return { round: before.data.round }
  await throttle(`requestApproval:${region}:${agentId}`, maxPerHour, hourMs, ports.now())
  return { round: await untilUnchanged(() => createReview(ports, caller, input)) }
}

async function createReview(ports: Pick<Ports, 'now'>, caller: Caller, input: ApprovalRequest) {
  const { region, agentId, message, attemptId } = input
  const grant = await authorizeForAgent(caller, 'requestApproval', { region, agentId })
  const { data: draft } = draftOf(grant)
  const fingerprint = agentFingerprint(draft)
  if (fingerprint !== input.seen) throw new AppError('failed-precondition', 'draftHasChanged')
  const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
  const orgId = organisationOfWallet(runtime?.data.wallet ?? '')
  if (!runtime || orgId === undefined) throw new AppError('failed-precondition', 'agentInNoOrganisation')
  const clients = await readReviewClients(region, orgId, agentId, input.clientIds)
  const now = ports.now()
  const question = { askedBy: caller.uid, askedAt: now, workspaceId: grant.workspaceId }
  await requireOthers(region, orgId, clients, question)
  const before = await readDocument(region, paths.review(agentId), reviewSchema)
  const comments = await readComments(region, agentId)
  const shown = { ...draft, ADVANCED_customCSS: await cleanCss(draft.ADVANCED_customCSS) }
  const changes = changesOf(shown, runtime.data.published, input.showsAll)
  requireFits(changes, draft)
  const review: Review = {
    agentId,
    ...question,
    orgId,
    round: (before?.data.round ?? 0) + 1,
    hash: approvalHash(draft),
    fingerprint,
    publishedVersion: runtime.data.publishedVersion,
    changes,
    clientIds: clients.map(({ ID }) => ID),
    clientNames: clients.map(({ name, email }) => name || email),
    message,
    attemptId,
    state: 'waiting',
    decidedBy: '',
    decidedName: '',
    decidedAt: 0,
    signedAt: '',
    signedInBy: null,
    word: '',
    commentCount: comments.filter(({ data }) => data.resolvedAt === 0).length,
  }
  const expiresAt = new Date(now + reviewLimits.keptDays * dayMs)
  const notice = reviewNotice({ kind: 'approvalAsked', review, title: draft.title, words: message, at: now })
  const writes = new Writes(region)
  if (before) writes.update(before.path, { ...review, expiresAt }, before.version)
  else writes.create(paths.review(agentId), { ...review, expiresAt })
  if (draft.flowHash) await storeFlow(writes, { region, agentId }, draft)
  writes.set(paths.reviewedDraft(agentId), { round: review.round, agent: draft, expiresAt })
  for (const { path, data, version } of comments) if (data.resolvedAt > 0) writes.delete(path, version)
  // Fails the commit when the agent leaves the organisation in the meantime.
  writes.update(runtime.path, { wallet: runtime.data.wallet }, runtime.version)
  addLogEntry(writes, { orgId, kind: 'approvalAsked', by: caller.uid, at: now, about: draft.title })
  writeNotice(writes, notice)
  await writes.commitUnchanged()
  return review.round
}

/**
 * Returns the clients who are asked. Throws AppError 'invalid-argument' for a client who may not see the
 * agent.
 */
async function readReviewClients(
  region: Region,
  orgId: string,
  agentId: string,
  clientIds: readonly string[],
): Promise<Client[]> {
  const found = await Promise.all(
    [...new Set(clientIds)].map((id) => readDocument(region, paths.client(id), clientSchema)),
  )
  return found.map((client) => {
    const hasAgent = client?.data.widgetIDs.length === 0 || client?.data.widgetIDs.includes(agentId)
    if (client?.data.orgId !== orgId || !hasAgent) throw new AppError('invalid-argument', 'clientNotAsked')
    return client.data
  })
}

/** Throws where an organisation requires approvals, and a member asks a client whom they have added. */
async function requireOthers(
  region: Region,
  orgId: string,
  clients: readonly Client[],
  question: Pick<Review, 'askedBy' | 'askedAt' | 'workspaceId'>,
): Promise<void> {
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  if (!org?.data.settings.approvalRequired) return
  const approvers = await Promise.all(clients.map((client) => readApprover(region, client, question)))
  if (approvers.some(({ isOwn }) => isOwn))
    throw new AppError('invalid-argument', 'approverIsOwn', { clientIds: 'approverIsOwn' })
}

function readComments(region: Region, agentId: string) {
  return readQuery(region, paths.reviewComments(agentId), reviewCommentSchema, (query) =>
    query.limit(2 * reviewLimits.comments),
  )
}

function requireFits(changes: readonly unknown[], draft: Agent): void {
  const largest = Math.max(...[changes, draft].map((part) => Buffer.byteLength(JSON.stringify(part))))
  if (largest > reviewLimits.bytes) throw new AppError('resource-exhausted', 'reviewTooLarge')
}
