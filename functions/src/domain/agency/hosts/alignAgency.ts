import { agencySchema } from '../../../shared/agencies/agency.ts'
import type { Host, HostKind } from '../../../shared/agencies/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/** The fields of an agency for each kind of host: its name, whether it is verified, and who chose it. */
export const agencyFields = {
  subdomain: { host: 'VGsubDomain', flag: 'isVerifiedSubDomain', author: 'subdomainBy' },
  custom: { host: 'customDomain', flag: 'isVerifiedCustomDomain', author: 'customDomainBy' },
} as const satisfies Record<HostKind, object>

const verifiedStates = ['verified', 'live', 'failing'] as const

/**
 * Updates an agency's document to the state that the registry has for a host. Returns whether the agency
 * names the host as its own; writes nothing where it does not.
 */
export async function alignAgency(
  host: string,
  { agencyId, region, kind, state }: Pick<Host, 'agencyId' | 'kind' | 'region' | 'state'>,
): Promise<boolean> {
  const { host: field, flag } = agencyFields[kind]
  const isVerified = verifiedStates.some((verified) => verified === state)
  return untilUnchanged(async () => {
    const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
    if (agency?.data[field] !== host) return false
    if (agency.data[flag] !== isVerified)
      await new Writes(region).update(agency.path, { [flag]: isVerified }, agency.version).commitUnchanged()
    return true
  })
}

/** Removes a host from an agency's document, if it is named there. */
export async function clearAgencyHost(
  host: string,
  { agencyId, region, kind }: { agencyId: string; region: Region; kind: HostKind },
): Promise<void> {
  const { host: field, flag } = agencyFields[kind]
  await untilUnchanged(async () => {
    const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
    if (agency?.data[field] !== host) return
    await new Writes(region)
      .update(agency.path, { [field]: '', [flag]: false }, agency.version)
      .commitUnchanged()
  })
}
