import { agencyTabSchema, maxTabs, type AgencyTab } from '../../../shared/agencies/agencyTab.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Query } from '../../../store/Query.ts'

/** Returns all tabs of an agency. */
export async function readTabs(region: Region, agencyId: string): Promise<AgencyTab[]> {
  const found = await Query.collection(region, paths.agencyTabs(agencyId))
    .limit(maxTabs + 1)
    .read()
  return found.map(({ fields }) => agencyTabSchema.parse(fields))
}
