import type { Organisation } from '../../../shared/agencies/organisation.ts'
import type { Seller } from '../../../shared/agencies/seller.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { OrganisationRef } from '../../kernel/access/OrganisationRef.ts'
import { openerOf, roleIn, type Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { requireReadySeller } from './sellerDocuments.ts'

export interface ClientBilling {
  region: Region
  org: Organisation
  seller: Seller
}

/**
 * Returns the organisation of a client who may pay for it. A session that a member could have opened pays
 * nothing, whether by a login link or by a password that they set: the client signs in by a code for that.
 * The owner's passwords may pay: their account receives the payments, and charges stored cards in any case.
 */
export async function authorizeToPay(
  caller: Caller,
  { region, orgId }: OrganisationRef,
): Promise<Organisation> {
  const { stored } = await authorizeForOrganisation(caller, 'payAgency', { region, orgId })
  const { by } = openerOf(caller)
  if (caller.start?.via === 'link' || (by !== '' && !(await isOwner(region, by, stored.data.ownerID))))
    throw new AppError('permission-denied', 'payInOwnSession')
  return stored.data
}

async function isOwner(region: Region, uid: string, workspaceId: string): Promise<boolean> {
  const access = await readDocument(region, paths.access(uid), accessSchema)
  return access !== undefined && roleIn(access.data, workspaceId) === 'owner'
}

/**
 * Returns what a client's request about billing needs: their organisation, whose agency has switched billing
 * on, and the agency's account, to which it can pay. Throws AppError 'permission-denied' and
 * 'failed-precondition'.
 */
export async function authorizeForClientBilling(
  caller: Caller,
  { region, orgId }: OrganisationRef,
): Promise<ClientBilling> {
  const org = await authorizeToPay(caller, { region, orgId })
  return { region, org, seller: await requireBillingOf(region, org) }
}

/** Returns the account to which an organisation can pay. Throws AppError 'failed-precondition'. */
export async function requireBillingOf(region: Region, org: Organisation): Promise<Seller> {
  if (!org.allowBilling) throw new AppError('failed-precondition', 'billingNotOffered')
  return requireReadySeller({ region, workspaceId: org.ownerID })
}
