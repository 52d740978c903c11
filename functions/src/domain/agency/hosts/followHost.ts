import { claimMs, hostSchema, type Host } from '../../../shared/agencies/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import type { HostNeeds } from './HostNeeds.ts'
import { refreshHost } from './refreshHost.ts'

/** The clocks of two instances, and of the queue, differ by less than this. */
const earlyMs = 5_000

/**
 * Checks a host that is not settled and queues the next check; settled hosts are checked by the daily sweep.
 * A task is named by the time of the next check: after a check in between, all queued ones become one.
 */
export async function followHost(needs: HostNeeds, task: TaskPayload<'lookAtHost'>): Promise<void> {
  const { ports } = needs
  const { host, region } = task
  const stored = await readDocument('na', paths.host(host), hostSchema)
  if (!stored) return
  const isDue = stored.data.nextCheckAt <= ports.now() + earlyMs
  const seen = isDue ? await refreshHost(needs, host) : stored.data
  if (!seen || isSettled(seen, ports.now())) return
  const delaySeconds = Math.max(1, Math.ceil((seen.nextCheckAt - ports.now()) / 1_000))
  await ports.tasks.enqueue('lookAtHost', { region, host, run: seen.nextCheckAt }, { delaySeconds })
}

function isSettled({ state, claimedAt }: Host, now: number): boolean {
  return state === 'live' || state === 'failing' || state === 'lost' || now - claimedAt > claimMs
}
