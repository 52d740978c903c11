import type { OrganisationPlan } from '../../../shared/agencies/organisationPlan.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { unpaidDays } from '../../../shared/agencies/unpaid.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import { setWalletPaused } from './setWalletPaused.ts'

/**
 * Adds to the commit of a plan what its state means for the organisation. A month that is not paid begins a
 * week, with two emails, after which the dashboard is paused; a plan that is paid ends all of it at once. A
 * plan that has ended unpaid changes nothing: the organisation stays as it is until it has a paid plan.
 */
export async function followPayment(
  writes: Writes,
  region: Region,
  { orgId, status }: Pick<OrganisationPlan, 'orgId' | 'status'>,
  now: number,
): Promise<void> {
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  if (!org) return
  const { unpaidSince, isPaused } = org.data
  if (status === 'unpaid' && unpaidSince === 0) {
    writes.update(org.path, { unpaidSince: now, isPauseWaived: false }, org.version)
    for (const day of unpaidDays.mails) addTask(writes, 'mailUnpaid', { region, orgId, since: now, day }, now)
    addTask(writes, 'pauseUnpaid', { region, orgId, since: now, retry: 0 }, now)
  }
  if (status !== 'active' || unpaidSince === 0) return
  writes.update(org.path, { unpaidSince: 0, isPaused: false, isPauseWaived: false }, org.version)
  if (isPaused) await setWalletPaused(writes, region, orgId, false)
}
