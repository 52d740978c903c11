import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { requireAgency } from '../agencies/saveAgency.ts'

/** Deletes a tab of an agency with its content; does nothing where it is missing. */
export async function deleteTab(
  caller: Caller,
  { region, agencyId, tabId }: { region: Region; agencyId: string; tabId: string },
): Promise<{ success: true }> {
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, () => requireAgency(caller, region, agencyId))
    writes.delete(paths.agencyTab(agencyId, tabId)).delete(paths.tabContent(agencyId, tabId))
    await writes.commitUnchanged()
  })
  return { success: true }
}
