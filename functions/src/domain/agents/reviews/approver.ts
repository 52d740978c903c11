import { accessSchema } from '../../../shared/workspaces/access.ts'
import type { Client } from '../../../shared/agencies/client.ts'
import type { Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { RefusalKey } from '../../../shared/errors/refusals.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Review } from '../../../shared/agents/review.ts'
import { readDocument } from '../../../store/documents.ts'
import { roleIn } from '../../kernel/access/actor.ts'
import { readClientEmail } from '../../agency/clients/clientEmail.ts'

type Question = Pick<Review, 'askedBy' | 'askedAt' | 'workspaceId'>

/** The origin of an approver: who added them, and when. */
export interface Approver {
  /** The uid of the member who entered the client's email or approved their request; empty if unknown. */
  addedBy: string
  /** Whether the client was created by the member who asks, who does not own the workspace. */
  isOwn: boolean
  /** Whether the member who asks set the client's email after they asked. */
  isNewAddress: boolean
}

/**
 * Returns who created a client who is asked. The member who adds a client chooses the mailbox that signs, so
 * that they could approve their own work; the owner may publish without an approval anyway.
 */
export async function readApprover(region: Region, client: Client, question: Question): Promise<Approver> {
  const { by = '', at = 0 } = (await readClientEmail(region, client.agencyId, client.email)) ?? {}
  const { askedBy: requestedBy, askedAt, workspaceId } = question
  if (by === '' || by !== requestedBy) return { addedBy: by, isOwn: false, isNewAddress: false }
  const access = await readDocument(region, paths.access(by), accessSchema)
  const isOwner = access !== undefined && roleIn(access.data, workspaceId) === 'owner'
  return { addedBy: by, isOwn: !isOwner, isNewAddress: at > askedAt }
}

/** Returns why such a client cannot approve for an organisation; undefined if they can. */
export function approverRefusalOf(
  { isOwn, isNewAddress }: Approver,
  { settings }: Pick<Organisation, 'settings'>,
): RefusalKey | undefined {
  if (isNewAddress) return 'approverAddressIsNew'
  return isOwn && settings.approvalRequired ? 'approverIsOwn' : undefined
}
