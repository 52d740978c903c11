import type { Ports } from '../../kernel/ports/ports.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'

/**
 * Queues the mail to the owner that a visitor waits for a person. The inbox shows it anyway, so a queue out
 * of reach is ignored.
 */
export async function queuePersonIsWanted(
  { tasks }: Pick<Ports, 'tasks'>,
  waiting: TaskPayload<'tellPersonIsWanted'>,
): Promise<void> {
  await runIsolated('Queueing a notice', waiting.conversationId, () =>
    tasks.enqueue('tellPersonIsWanted', waiting),
  )
}
