import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import type { TaskPayload } from '../../../kernel/tasks/taskKinds.ts'

/**
 * Has the people of a workspace told that an account is broken. The dashboard shows it in any case, so a
 * queue that is out of reach takes nothing back.
 */
export async function queueBroken(
  { tasks }: Pick<Ports, 'tasks'>,
  broken: TaskPayload<'tellChannelBroken'>,
): Promise<void> {
  await runIsolated('Queueing a notice', broken.agentId, () => tasks.enqueue('tellChannelBroken', broken))
}
