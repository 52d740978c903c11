import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { maxTries, type TaskQueue } from '../kernel/tasks/TaskKind.ts'
import { isTaskName, kindOf, type TaskName, type TaskPayload } from '../kernel/tasks/taskKinds.ts'
import { runInSlot } from './runInSlot.ts'
import { taskHandlers, type TaskContext, type TaskHandler } from './taskHandlers.ts'

const messageSchema = z.strictObject({
  kind: z.string(),
  payload: z.custom<TaskPayload<TaskName>>(() => true),
  notBefore: z.int().optional(),
  again: z.strictObject({ turn: z.int(), failedTries: z.int() }).default({ turn: 0, failedTries: 0 }),
})
/** A queue may deliver a little early; the emulator's ignores delays. */
const maxEarlyMs = 10_000

export interface TaskDelivery {
  queue: TaskQueue
  /** The name of the task in its queue; that of a task of a commit is also the ID of its document. */
  id: string | undefined
  /** The earlier tries, including those that ended with their instance. */
  failedTries: number
}

/**
 * Runs a delivered task. Throws an error that the queue shall repeat; after the kind's last try it calls
 * `onGivenUp` and returns, so that the queue deletes the task.
 */
export async function runTask(
  context: TaskContext,
  message: unknown,
  { queue, id, failedTries: failedHere }: TaskDelivery,
): Promise<void> {
  const parsed = messageSchema.safeParse(message)
  const name = parsed.success && isTaskName(parsed.data.kind) ? parsed.data.kind : undefined
  const kind = name && kindOf(name)
  const payload = parsed.success ? kind?.schema.safeParse(parsed.data.payload) : undefined
  if (!parsed.success || !name || !kind || !payload?.success) {
    console.error('A task could not be parsed', { kind: parsed.data?.kind, id })
    // A newer version may have queued it, which will serve the queue soon: people must not miss a delivery.
    if (queue === 'deliveries' && failedHere + 1 < maxTries[queue]) throw new Error('The task is unknown')
    return
  }
  const handlers: Record<string, TaskHandler<unknown>> = taskHandlers
  const handler = handlers[name]
  const failedTries = parsed.data.again.failedTries + failedHere
  const again = { ...parsed.data.again, failedTries }
  const delivered = { name, kind, payload: parsed.data.payload, id, again }
  const earlyMs = (parsed.data.notBefore ?? 0) - Date.now()
  if (earlyMs > 0) await sleep(Math.min(earlyMs, maxEarlyMs))
  if (failedTries < kind.tries) {
    try {
      await runInSlot(context.ports, delivered, () =>
        withinDeadline(kind.deadlineSeconds, () => handler?.run(context, payload.data)),
      )
      return
    } catch (error) {
      logFailure(name, failedTries, error)
      if (failedTries + 1 < kind.tries) throw error
    }
  }
  // The name has ids only, and says what people were not told or what was not done.
  console.error('A task was given up', { kind: name, name: kind.nameOf?.(payload.data), id })
  await handler?.onGivenUp?.(context, payload.data)
}

/**
 * Waits for an action until the deadline. One that continues after the deadline is not waited for: the
 * next try has the same result.
 */
async function withinDeadline(seconds: number, act: () => Promise<void> | undefined): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`The task took longer than ${seconds} s`)), seconds * 1_000)
  try {
    await Promise.race([act(), late])
  } finally {
    clearTimeout(timer)
  }
}

function logFailure(kind: string, failedTries: number, error: unknown): void {
  console.error('A task failed', {
    kind,
    tries: failedTries + 1,
    name: error instanceof Error ? error.name : typeof error,
    reason: error instanceof Error ? error.message : '',
  })
}
