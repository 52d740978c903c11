import { Writes } from '../../../store/commit.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { failures, sourcePath } from './knowledgeStates.ts'

/**
 * Queues the reading of a source, or marks it as failed at once when it cannot be queued, so that its owner
 * need not wait for the sweep.
 */
export async function queueReading(
  ports: Pick<Ports, 'tasks' | 'now'>,
  task: TaskPayload<'readKnowledgeSource'>,
): Promise<void> {
  try {
    await ports.tasks.enqueue('readKnowledgeSource', task)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    await new Writes(task.region)
      .update(sourcePath(task), { state: 'failed', failure: failures.notQueued, lastModified: ports.now() })
      .commit()
  }
}
