import { agencyFields } from '../../src/domain/agency/hosts/alignAgency.ts'
import { hostSchema, type HostKind, type HostState } from '../../src/shared/agencies/hosts.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'

export interface TestAgency {
  region: Region
  agencyId: string
}

interface HostOptions {
  state?: HostState
  kind?: HostKind
  /** Milliseconds since 1970. */
  claimedAt?: number
}

/** Gives an agency a host in this state, in the registry and in the agency's document. */
export async function giveHost(
  { region, agencyId }: TestAgency,
  host: string,
  { state = 'live', kind = 'custom', claimedAt = Date.now() }: HostOptions = {},
): Promise<void> {
  const { host: field, flag } = agencyFields[kind]
  const document = hostSchema.parse({ agencyId, region, kind, state, claimedAt })
  await new Writes('na').set(paths.host(host), document).commit()
  await new Writes(region).update(paths.agency(agencyId), { [field]: host, [flag]: true }).commit()
}
