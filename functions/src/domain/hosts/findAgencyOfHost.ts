import { agencySchema } from '../../shared/agency.ts'
import { hostSchema, isServed, type HostKind } from '../../shared/hosts.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { readDocument } from '../../store/documents.ts'
import { canonicalHost } from './canonicalHost.ts'

/** An agency as its address names it. */
export interface AgencyOfHost {
  agencyId: string
  region: Region
}

const domainsSchema = agencySchema.pick({
  VGsubDomain: true,
  isVerifiedSubDomain: true,
  customDomain: true,
  isVerifiedCustomDomain: true,
})

/**
 * The agency that an address serves; undefined unless both sides say so: the registry that it is live, and
 * the agency's own document that it is its own (security design 2.9). It selects an agency and gives no
 * right.
 */
export async function findAgencyOfHost(given: string): Promise<AgencyOfHost | undefined> {
  const host = canonicalHost(given)
  const known = host && (await readDocument('na', paths.host(host), hostSchema))
  if (!host || !known || !isServed(known.data.state)) return undefined
  const { agencyId, region, kind } = known.data
  const agency = await readDocument(region, paths.agency(agencyId), domainsSchema)
  return agency && agrees(agency.data, kind, host) ? { agencyId, region } : undefined
}

type Domains = ReturnType<typeof domainsSchema.parse>

function agrees(agency: Domains, kind: HostKind, host: string): boolean {
  return kind === 'custom'
    ? agency.isVerifiedCustomDomain && agency.customDomain === host
    : agency.isVerifiedSubDomain && agency.VGsubDomain === host
}
