import { claimMs } from '../../../shared/agencies/hosts.ts'
import { mailDomainSchema, type MailDomain } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { refreshMailDomain } from './refreshMailDomain.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'

/** The clocks of two instances, and of the queue, differ by less than this. */
const earlyMs = 5_000

/**
 * Checks a mail domain that is not settled and queues the next check, named by its time, so that several
 * queued ones become one; settled domains are checked by the sweep.
 */
export async function followMailDomain(
  needs: MailDomainNeeds,
  { name, region, isTold }: TaskPayload<'lookAtMailDomain'>,
): Promise<void> {
  const { ports } = needs
  const stored = await readDocument('na', paths.mailDomain(name), mailDomainSchema)
  if (!stored) return
  const isDue = isTold || stored.data.nextCheckAt <= ports.now() + earlyMs
  const seen = isDue ? await refreshMailDomain(needs, name, { hasChanged: isTold }) : stored.data
  if (!seen || isSettled(seen, ports.now())) return
  const delaySeconds = Math.max(1, Math.ceil((seen.nextCheckAt - ports.now()) / 1_000))
  const next = { region, name, run: seen.nextCheckAt, isTold: false }
  await ports.tasks.enqueue('lookAtMailDomain', next, { delaySeconds })
}

function isSettled({ state, claimedAt }: MailDomain, now: number): boolean {
  return (state !== 'pending' && state !== 'not_started') || now - claimedAt > claimMs
}
