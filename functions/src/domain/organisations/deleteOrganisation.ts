import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { walletSchema } from '../../shared/wallet.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import { authorize } from '../authorize.ts'
import { AppError } from '../AppError.ts'
import { transferCredit } from '../credits/moveCredit.ts'
import type { Ports } from '../ports.ts'
import { untilUnchanged } from '../untilUnchanged.ts'

/**
 * Deletes an organisation that has neither clients nor agents; its credit goes back to the workspace. Its
 * wallet and log stay in the books. Fails with `failed-precondition` while agents that it had still hold
 * credit of it, which takes some minutes.
 */
export async function deleteOrganisation(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId }: { region: Region; orgId: string },
) {
  await untilUnchanged(async () => {
    const { stored, workspaceId } = await authorize(caller, 'changeOrganisation', { region, orgId })
    if (stored.data.clientCount > 0 || stored.data.widgetIDs.length > 0)
      throw new AppError('failed-precondition', 'organisationNotEmpty')
    const [from, to] = [paths.walletOfOrg(orgId), paths.walletOf(workspaceId)]
    const wallet = await readDocument(region, from, walletSchema)
    if ((wallet?.data.leased ?? 0) > 0) throw new AppError('failed-precondition', 'creditStillLent')
    const amount = wallet?.data.balance ?? 0
    // Named by the movement before it: the same credit is returned once, however often this is tried.
    const id = `close-${orgId}-${wallet?.data.seq ?? 0}`
    if (amount > 0) await transferCredit(region, { from, to, amount, id, actor: caller.uid }, ports.now())
    await new Writes(region).delete(stored.path, stored.version).commitUnchanged()
  })
  return { success: true as const }
}
