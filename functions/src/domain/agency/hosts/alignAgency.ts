import { agencySchema } from '../../../shared/agencies/agency.ts'
import type { Host, HostKind } from '../../../shared/agencies/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/** The two fields of an agency that are about an address of a kind. */
export const agencyFields = {
  subdomain: { host: 'VGsubDomain', flag: 'isVerifiedSubDomain' },
  custom: { host: 'customDomain', flag: 'isVerifiedCustomDomain' },
} as const satisfies Record<HostKind, object>

const verifiedStates = ['verified', 'live', 'failing'] as const

/**
 * Has an agency's own document say of an address what the registry says. Answers whether the agency has noted
 * it as its own; it writes nothing where it has not.
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

/** Takes an address out of an agency's document, if it is noted there. */
export async function forgetOnAgency(
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
