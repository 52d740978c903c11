import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { requireAgency } from '../agencies/saveAgency.ts'

/** Deletes a tab of an agency with its content; does nothing where it is missing. */
export async function deleteTab(
  caller: Caller,
  { region, agencyId, tabId }: { region: Region; agencyId: string; tabId: string },
): Promise<{ success: true }> {
  await requireAgency(caller, region, agencyId)
  await new Writes(region)
    .delete(paths.agencyTab(agencyId, tabId))
    .delete(paths.tabContent(agencyId, tabId))
    .commit()
  return { success: true }
}
