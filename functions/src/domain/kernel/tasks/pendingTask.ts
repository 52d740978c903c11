import { z } from 'zod'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'
import { AppError } from '../errors/AppError.ts'
import { randomIdentifier } from '../identifiers.ts'
import type { Tasks } from '../ports/ports.ts'
import { planTask } from './planTask.ts'
import { isTaskName, taskKinds, type TaskName, type TaskPayload } from './taskKinds.ts'

/** A week in which a task that was given up can be queued again by its document. */
const retentionMs = 7 * dayMs
const isObject = (value: unknown) => typeof value === 'object' && value !== null

/**
 * `pendingTasks/{id}`, server only: a task that a commit has added. The trigger of the database queues it,
 * and the queue checks its payload.
 */
export const pendingTaskSchema = z.object({
  kind: z.string(),
  payload: z.custom<TaskPayload<TaskName>>(isObject),
})

/**
 * Queues a task that a commit has added. Throws AppError 'unavailable' for one that this version does not
 * know, so that its event is repeated until the version is there that has written it. `document`: its path.
 */
export async function queuePendingTask(
  { enqueue }: Pick<Tasks, 'enqueue'>,
  document: string,
  { kind, payload }: z.infer<typeof pendingTaskSchema>,
): Promise<void> {
  if (!isTaskName(kind) || !taskKinds[kind].schema.safeParse(payload).success) {
    console.error('A task of a commit is unknown to this version', { document })
    throw new AppError('unavailable')
  }
  await enqueue(kind, payload)
}

/**
 * Adds a task to a commit, so that nothing else is needed for it to run. A task of the same name within a
 * week replaces the document, which queues nothing. `now`: milliseconds since 1970.
 */
export function addTask<Name extends TaskName>(
  writes: Writes,
  name: Name,
  input: TaskPayload<Name>,
  now: number,
): void {
  const { id = randomIdentifier(20), message } = planTask(name, input, {}, now)
  const { kind, payload } = message
  writes.set(paths.pendingTask(id), { kind, payload, expiresAt: new Date(now + retentionMs) })
}
