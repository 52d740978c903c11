import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import type { TaskPayload } from '../../../kernel/tasks/taskKinds.ts'

/**
 * Queues the mail about a broken account. The dashboard shows it anyway, so a queue that is unavailable is
 * ignored.
 */
export async function queueBroken(
  { tasks }: Pick<Ports, 'tasks'>,
  broken: TaskPayload<'tellChannelBroken'>,
): Promise<void> {
  await runIsolated('Queueing a notice', broken.agentId, () => tasks.enqueue('tellChannelBroken', broken))
}
