import { accessSchema } from '../../shared/access.ts'
import { clientIdOf, clientSchema } from '../../shared/client.ts'
import { organisationSchema } from '../../shared/organisation.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { reviewSchema, type Review } from '../../shared/review.ts'
import { memberSchema } from '../../shared/workspace.ts'
import { readDocument, type Stored } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import { AppError } from '../AppError.ts'
import { authorize } from '../authorize.ts'

export interface ReviewRef {
  region: Region
  agentId: string
  /** The question that was on the screen. */
  round: number
}

/** Without a round it is whichever question is the newest. */
type AnyReviewRef = Omit<ReviewRef, 'round'> & Partial<ReviewRef>

/**
 * The question of that round, or the newest. Fails with `failed-precondition` where it was asked anew since.
 */
export async function requireReview({ region, agentId, round }: AnyReviewRef): Promise<Stored<Review>> {
  const review = await readDocument(region, paths.review(agentId), reviewSchema)
  if (!review) throw new AppError('not-found', 'reviewGone')
  if (round !== undefined && review.data.round !== round)
    throw new AppError('failed-precondition', 'reviewIsOlder')
  return review
}

/** Who takes part in a review: a member of the workspace, or a client who is asked. */
export interface Reviewer {
  by: string
  byName: string
  isClient: boolean
}

/**
 * The question of that round, and who takes part in it. Fails with `permission-denied` for everybody who does
 * not, and for whoever looks through a client's eyes.
 */
export async function openReview(
  caller: Caller,
  ability: 'reviewDraft' | 'decideReview',
  ref: AnyReviewRef,
): Promise<{ stored: Stored<Review>; reviewer: Reviewer }> {
  const { actor, workspaceId } = await authorize(caller, ability, ref)
  const stored = await requireReview(ref)
  const reviewer =
    actor.kind === 'client'
      ? await clientOf(caller, ref.region, stored.data)
      : await memberOf(caller, ref.region, workspaceId)
  return { stored, reviewer }
}

async function memberOf({ uid }: Caller, region: Region, workspaceId: string): Promise<Reviewer> {
  const member = await readDocument(region, paths.member(workspaceId, uid), memberSchema)
  return { by: uid, byName: member?.data.name ?? '', isClient: false }
}

async function clientOf({ uid }: Caller, region: Region, review: Review): Promise<Reviewer> {
  const clientId = clientIdOf(region, uid)
  const client = await readDocument(region, paths.client(clientId), clientSchema)
  if (client?.data.orgId !== review.orgId || !review.clientIds.includes(clientId))
    throw new AppError('permission-denied')
  return { by: uid, byName: client.data.name || client.data.email, isClient: true }
}

/**
 * Fails where a client's pass to talk to the draft has outlived what he was given: his access, the agent, or
 * the question itself.
 */
export async function requireStillReviewing(ref: ReviewRef, uid: string): Promise<void> {
  const { region, agentId } = ref
  const access = await readDocument(region, paths.access(uid), accessSchema)
  if (access?.data.kind !== 'client' || access.data.disabled) throw new AppError('permission-denied')
  const { orgId, clientId, agents } = access.data
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  const review = await requireReview(ref)
  const isOpen =
    org?.data.widgetIDs.includes(agentId) &&
    !org.data.settings.disableClientAccess &&
    (agents?.includes(agentId) ?? true) &&
    review.data.orgId === orgId &&
    review.data.clientIds.includes(clientId) &&
    review.data.state !== 'withdrawn'
  if (!isOpen) throw new AppError('permission-denied')
}
