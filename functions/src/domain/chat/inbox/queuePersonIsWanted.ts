import type { Ports } from '../../kernel/ports/ports.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'

/**
 * Has the owner told that a visitor waits for a person. The inbox shows that he waits in any case, so a queue
 * that is out of reach takes nothing back.
 */
export async function queuePersonIsWanted(
  { tasks }: Pick<Ports, 'tasks'>,
  waiting: TaskPayload<'tellPersonIsWanted'>,
): Promise<void> {
  await runIsolated('Queueing a notice', waiting.conversationId, () =>
    tasks.enqueue('tellPersonIsWanted', waiting),
  )
}
