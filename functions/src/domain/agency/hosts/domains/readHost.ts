import { hostSchema, type ShownHost } from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { requireAgency } from '../../agencies/saveAgency.ts'
import { agencyFields } from '../alignAgency.ts'
import type { DomainRef } from './claimDomain.ts'

/** Returns the state of an agency's host, for its members; null where the registry has none of the agency. */
export async function readHost(
  caller: Caller,
  { region, agencyId, kind }: DomainRef,
): Promise<{ host: ShownHost | null }> {
  const agency = await requireAgency(caller, region, agencyId)
  const host = agency.data[agencyFields[kind].host]
  const stored = host === '' ? undefined : await readDocument('na', paths.host(host), hostSchema)
  if (!stored || stored.data.agencyId !== agencyId) return { host: null }
  const { state, records, unpaidSince } = stored.data
  return { host: { state, records, isUnpaid: unpaidSince > 0 } }
}
