import { hostSchema, type DnsRecord, type HostState } from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { requireAgency } from '../../agencies/saveAgency.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { agencyFields } from '../alignAgency.ts'
import type { DomainRef } from './claimDomain.ts'
import type { HostNeeds } from '../HostNeeds.ts'
import { refreshHost } from '../refreshHost.ts'

/** Screens ask every five seconds, and several may be open: DNS and the hosting are asked once. */
const freshMs = 4_000

/**
 * Checks an agency's host now, for a person who waits for it. Throws AppError 'not-found' where the agency
 * has none.
 */
export async function checkDomain(
  needs: HostNeeds,
  caller: Caller,
  { region, agencyId, kind }: DomainRef,
): Promise<{ host: string; state: HostState; records: DnsRecord[] }> {
  const agency = await requireAgency(caller, region, agencyId)
  const host = agency.data[agencyFields[kind].host]
  if (host === '') throw new AppError('not-found')
  const stored = await readDocument('na', paths.host(host), hostSchema)
  if (!stored || stored.data.agencyId !== agencyId) throw new AppError('not-found')
  const isFresh = needs.ports.now() - stored.data.checkedAt < freshMs
  const current = isFresh ? stored.data : await refreshHost(needs, host)
  if (!current) throw new AppError('not-found')
  return { host, state: current.state, records: current.records }
}
