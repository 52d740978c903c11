import { claimMs, type Host } from '../../shared/hosts.ts'
import type { TaskPayload } from '../tasks/taskKinds.ts'
import type { HostNeeds } from './HostNeeds.ts'
import { lookAtHost } from './lookAtHost.ts'

/** Looks at an address that is on its way and queues the next look; what is settled is the daily sweep's. */
export async function followHost(needs: HostNeeds, task: TaskPayload<'lookAtHost'>): Promise<void> {
  const seen = await lookAtHost(needs, task.host)
  if (!seen || isSettled(seen, needs.ports.now())) return
  const delaySeconds = Math.max(1, Math.ceil((seen.nextCheckAt - needs.ports.now()) / 1_000))
  await needs.ports.tasks.enqueue('lookAtHost', { ...task, run: task.run + 1 }, { delaySeconds })
}

function isSettled({ state, claimedAt }: Host, now: number): boolean {
  return state === 'live' || state === 'failing' || state === 'lost' || now - claimedAt > claimMs
}
