import type { Organisation } from '../../../shared/agencies/organisation.ts'
import type { Seller } from '../../../shared/agencies/seller.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { requireReadySeller } from './sellerDocuments.ts'

interface OrganisationRef {
  region: Region
  orgId: string
}

export interface ClientBilling {
  region: Region
  org: Organisation
  seller: Seller
}

/**
 * Returns the organisation of a client who may pay for it. A session that a member has opened by a login link
 * pays nothing: the client signs in by a password or a code for that.
 */
export async function authorizeToPay(
  caller: Caller,
  { region, orgId }: OrganisationRef,
): Promise<Organisation> {
  const { stored } = await authorizeForOrganisation(caller, 'payAgency', { region, orgId })
  if (caller.start?.via === 'link') throw new AppError('permission-denied', 'payInOwnSession')
  return stored.data
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
