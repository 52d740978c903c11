import type { Organisation } from '../../../shared/agencies/organisation.ts'
import type { Seller } from '../../../shared/agencies/seller.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { requireReadySeller } from './sellerDocuments.ts'

export interface ClientBilling {
  region: Region
  org: Organisation
  seller: Seller
}

/**
 * Returns what a client's request about billing needs: their organisation, whose agency has switched billing
 * on, and the agency's account, to which it can pay. Throws AppError 'permission-denied' and
 * 'failed-precondition'.
 */
export async function authorizeForClientBilling(
  caller: Caller,
  { region, orgId }: { region: Region; orgId: string },
): Promise<ClientBilling> {
  const { stored, workspaceId } = await authorizeForOrganisation(caller, 'payAgency', { region, orgId })
  if (!stored.data.allowBilling) throw new AppError('failed-precondition', 'billingNotOffered')
  const seller = await requireReadySeller({ region, workspaceId })
  return { region, org: stored.data, seller }
}
