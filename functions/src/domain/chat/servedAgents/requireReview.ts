import { accessSchema } from '../../../shared/workspaces/access.ts'
import { isClosedToClients, organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { reviewSchema, type Review } from '../../../shared/agents/review.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

export interface ReviewRef {
  region: Region
  agentId: string
  /** The round that the screen showed. */
  round: number
}

/** Without a round it is the newest request. */
export type AnyReviewRef = Omit<ReviewRef, 'round'> & Partial<ReviewRef>

/**
 * Returns the request of a round, or the newest. Throws AppError 'failed-precondition' when a newer one
 * exists.
 */
export async function requireReview({ region, agentId, round }: AnyReviewRef): Promise<Stored<Review>> {
  const review = await readDocument(region, paths.review(agentId), reviewSchema)
  if (!review) throw new AppError('not-found', 'reviewGone')
  if (round !== undefined && review.data.round !== round)
    throw new AppError('failed-precondition', 'reviewIsOlder')
  return review
}

/** Throws when a client's pass for the draft has outlived their session, the agent, or the request. */
export async function requireStillReviewing(
  ref: Omit<ReviewRef, 'round'>,
  { uid, sv, round }: { uid: string; sv: number; round: number },
): Promise<void> {
  const { region, agentId } = ref
  const access = await readDocument(region, paths.access(uid), accessSchema)
  if (access?.data.kind !== 'client' || access.data.disabled || access.data.sv !== sv)
    throw new AppError('permission-denied')
  const { orgId, clientId, agents } = access.data
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  const review = await requireReview({ region, agentId, round })
  const isOpen =
    org?.data.widgetIDs.includes(agentId) &&
    !isClosedToClients(org.data) &&
    (agents?.includes(agentId) ?? true) &&
    review.data.orgId === orgId &&
    review.data.clientIds.includes(clientId) &&
    review.data.state !== 'withdrawn'
  if (!isOpen) throw new AppError('permission-denied')
}
