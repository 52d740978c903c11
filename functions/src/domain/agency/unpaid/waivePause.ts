import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { countInMonth } from '../../billing/credits/countInMonth.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import { setWalletPaused } from './setWalletPaused.ts'

/** Opens the dashboard of an organisation that has not paid, or leaves it open, until it has paid again. */
export async function waivePause(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId }: { region: Region; orgId: string },
) {
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    const { stored } = await holdRights(writes, region, caller, () =>
      authorizeForOrganisation(caller, 'changeOrganisation', { region, orgId }),
    )
    if (stored.data.unpaidSince === 0 || stored.data.isPauseWaived) return
    writes.update(stored.path, { isPauseWaived: true, isPaused: false }, stored.version)
    await setWalletPaused(writes, region, orgId, false)
    countInMonth(writes, { orgId, wsId: stored.data.ownerID }, ports.now())
    addLogEntry(writes, { orgId, kind: 'pauseWaived', by: caller.uid, at: ports.now() })
    await writes.commitUnchanged()
  })
  return { success: true as const }
}
