import { agencySchema } from '../../../shared/agencies/agency.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { readTabs } from '../tabs/readTabs.ts'
import { maxVersions } from './saveAgency.ts'

/**
 * Deletes an agency with its versions and tabs. Its hosts are released by their daily check, which finds the
 * agency missing.
 */
export async function deleteAgency(writes: Writes, region: Region, agencyId: string): Promise<void> {
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  const newest = agency?.data.version ?? 0
  for (let version = Math.max(1, newest - maxVersions); version <= newest; version++)
    writes.delete(paths.agencyVersion(agencyId, version))
  for (const { ID } of await readTabs(region, agencyId))
    writes.delete(paths.agencyTab(agencyId, ID)).delete(paths.tabContent(agencyId, ID))
  writes.delete(paths.agency(agencyId))
  writes.delete(paths.organisationNames(agencyId))
  writes.delete(paths.signUps(agencyId))
  writes.delete(paths.publicBranding(agencyId))
  writes.delete(paths.mailReputation(agencyId))
  writes.delete(paths.formReputation(agencyId))
}
