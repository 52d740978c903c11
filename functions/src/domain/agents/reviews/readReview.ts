import { clientIdOf, clientSchema } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Review } from '../../../shared/agents/review.ts'
import { memberSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { type AnyReviewRef, requireReview } from '../../chat/servedAgents/requireReview.ts'

/** A participant of a review: a member of the workspace, or a client who is asked. */
export interface Reviewer {
  by: string
  byName: string
  isClient: boolean
}

/**
 * Returns the request of a round, and the caller as its participant. Throws AppError 'permission-denied' for
 * all others, and for an owner who views a client's dashboard.
 */
export async function requireParticipant(
  caller: Caller,
  ability: 'reviewDraft' | 'decideReview',
  ref: AnyReviewRef,
): Promise<{ stored: Stored<Review>; reviewer: Reviewer }> {
  const { actor, workspaceId } = await authorizeForAgent(caller, ability, ref)
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
