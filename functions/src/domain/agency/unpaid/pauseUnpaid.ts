import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { sellerSchema } from '../../../shared/agencies/seller.ts'
import { pauseRetries } from '../../../shared/agencies/unpaid.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { countInMonth } from '../../billing/credits/countInMonth.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { setWalletPaused } from './setWalletPaused.ts'

/**
 * Closes the dashboard of an organisation that has not paid since a time, and stops its agents if the agency
 * has chosen that. Does nothing when it has paid meanwhile, and when the agency waives the pause. While the
 * agency's account accepts no payments, a pause could not be ended: then it tries again a day later.
 */
export async function pauseUnpaid(
  ports: Pick<Ports, 'now'>,
  { region, orgId, since, retry }: TaskPayload<'pauseUnpaid'>,
): Promise<void> {
  await untilUnchanged(async () => {
    const org = await readDocument(region, paths.org(orgId), organisationSchema)
    if (!org || org.data.unpaidSince !== since || org.data.isPauseWaived || org.data.isPaused) return
    const seller = await readDocument(region, paths.seller(org.data.ownerID), sellerSchema)
    const writes = new Writes(region)
    if (seller?.data.state !== 'ready') {
      if (retry >= pauseRetries) return
      addTask(writes, 'pauseUnpaid', { region, orgId, since, retry: retry + 1 }, ports.now())
      await writes.commit()
      return
    }
    writes.update(org.path, { isPaused: true }, org.version)
    if (org.data.settings.pausesAgents) await setWalletPaused(writes, region, orgId, true)
    // The agency's page of profits shows it.
    countInMonth(writes, { orgId, wsId: org.data.ownerID }, ports.now())
    await writes.commitUnchanged()
  })
}
