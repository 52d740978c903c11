import { claimMs, hostSchema, type Host } from '../../../shared/agencies/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import type { HostNeeds } from './HostNeeds.ts'
import { lookAtHost } from './lookAtHost.ts'

/** Clocks of two instances, and of the queue, differ by less than this. */
const earlyMs = 5_000

/**
 * Looks at an address that is on its way and queues the next look; what is settled is the daily sweep's.
 * Tasks are named by the time that is noted for the next look: where somebody has looked meanwhile, all that
 * are on their way become one.
 */
export async function followHost(needs: HostNeeds, task: TaskPayload<'lookAtHost'>): Promise<void> {
  const { ports } = needs
  const { host, region } = task
  const known = await readDocument('na', paths.host(host), hostSchema)
  if (!known) return
  const isDue = known.data.nextCheckAt <= ports.now() + earlyMs
  const seen = isDue ? await lookAtHost(needs, host) : known.data
  if (!seen || isSettled(seen, ports.now())) return
  const delaySeconds = Math.max(1, Math.ceil((seen.nextCheckAt - ports.now()) / 1_000))
  await ports.tasks.enqueue('lookAtHost', { region, host, run: seen.nextCheckAt }, { delaySeconds })
}

function isSettled({ state, claimedAt }: Host, now: number): boolean {
  return state === 'live' || state === 'failing' || state === 'lost' || now - claimedAt > claimMs
}
