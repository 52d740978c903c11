import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'
import { randomIdentifier } from '../identifiers.ts'
import { planTask } from './planTask.ts'
import { kindOf, type TaskName, type TaskPayload } from './taskKinds.ts'

const dayMs = 86_400_000
const isObject = (value: unknown) => typeof value === 'object' && value !== null

/**
 * `pendingTasks/{id}`, server only: a task that a commit has added. The trigger of the database queues it,
 * and the queue checks its payload.
 */
export const pendingTaskSchema = z.object({
  kind: z.custom<TaskName>((kind) => typeof kind === 'string' && kindOf(kind) !== undefined),
  payload: z.custom<TaskPayload<TaskName>>(isObject),
})

/**
 * Adds a task to a commit, so that nothing else is needed for it to run. A task of the same name within a day
 * replaces the document, which queues nothing. `now`: milliseconds since 1970.
 */
export function addTask<Name extends TaskName>(
  writes: Writes,
  name: Name,
  given: TaskPayload<Name>,
  now: number,
): void {
  const { id = randomIdentifier(20), message } = planTask(name, given, {}, now)
  const { kind, payload } = message
  writes.set(paths.pendingTask(id), { kind, payload, expiresAt: new Date(now + dayMs) })
}
