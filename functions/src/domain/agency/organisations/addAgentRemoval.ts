import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'

/** Adds to `writes` the removal of an agent from the organisation that owns `wallet` (`org_{id}`). */
export async function addAgentRemoval(
  writes: Writes,
  region: Region,
  agentId: string,
  wallet: string,
): Promise<void> {
  const org = await readDocument(region, paths.org(wallet.replace(/^org_/, '')), organisationSchema)
  if (!org) return
  const widgetIDs = org.data.widgetIDs.filter((id) => id !== agentId)
  const looks = Object.entries(org.data.agentLooks).filter(([id]) => id !== agentId)
  writes.update(org.path, { widgetIDs, agentLooks: Object.fromEntries(looks) }, org.version)
}
