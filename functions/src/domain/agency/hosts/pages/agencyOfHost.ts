import { agencySchema, type Agency } from '../../../../shared/agencies/agency.ts'
import { hostSchema, isServed, type HostKind } from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import { canonicalHost } from '../domains/canonicalHost.ts'

/**
 * Returns the agency that a host serves, where both the registry and the agency itself say so: the two are in
 * different databases, and a commit covers only one. It selects an agency and grants no rights.
 */
export async function agencyOfHost(given: string): Promise<{ region: Region; agency: Agency } | undefined> {
  const host = canonicalHost(given)
  const stored = host && (await readDocument('na', paths.host(host), hostSchema))
  if (!host || !stored || !isServed(stored.data.state)) return undefined
  const { agencyId, region, kind } = stored.data
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  return agency && agrees(agency.data, kind, host) ? { region, agency: agency.data } : undefined
}

function agrees(agency: Agency, kind: HostKind, host: string): boolean {
  return kind === 'custom'
    ? agency.isVerifiedCustomDomain && agency.customDomain === host
    : agency.isVerifiedSubDomain && agency.VGsubDomain === host
}
