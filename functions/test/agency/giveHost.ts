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

/** Gives an agency an address that stands so, on both sides. */
export async function giveHost(
  { region, agencyId }: TestAgency,
  host: string,
  { state = 'live', kind = 'custom', claimedAt = Date.now() }: HostOptions = {},
): Promise<void> {
  const { host: field, flag } = agencyFields[kind]
  const known = hostSchema.parse({ agencyId, region, kind, state, claimedAt })
  await new Writes('na').set(paths.host(host), known).commit()
  await new Writes(region).update(paths.agency(agencyId), { [field]: host, [flag]: true }).commit()
}
