import { sha256 } from '../identifiers.ts'
import type { TaskInput, TaskKind, TaskQueue } from './TaskKind.ts'
import { taskKinds, type TaskName, type TaskPayload } from './taskKinds.ts'

/** A task in the form that a queue takes. */
export interface PlannedTask {
  /** Letters and digits; two tasks of one id are one. */
  id: string | undefined
  queue: TaskQueue
  /** Milliseconds since 1970; not run before then. */
  at: number
  deadlineSeconds: number
  /** `notBefore` for gathered tasks: their run must see everything that is queued until then. */
  message: { kind: TaskName; payload: TaskInput; notBefore?: number; again?: TaskTurn }
}

/** A task that has found no slot: how often, and its failed tries until then. */
export interface TaskTurn {
  turn: number
  failedTries: number
}

/**
 * @param id replaces the name that the kind gives the task.
 * @param again queues a task anew that has found no slot: under a name of its own, so that a repetition
 *   queues it once.
 */
export interface TaskOptions {
  id?: string
  delaySeconds?: number
  again?: TaskTurn
}

/** Clocks of two instances differ by less than this. */
const clockMarginMs = 1_000

/** Decides the id and the time of a task; throws when the payload does not fit its kind. */
export function planTask<Name extends TaskName>(
  name: Name,
  payload: TaskPayload<Name>,
  { id, delaySeconds = 0, again }: TaskOptions,
  now: number,
): PlannedTask {
  const kind: TaskKind = taskKinds[name]
  const parsed = kind.schema.parse(payload)
  const taskName = id ?? kind.nameOf?.(parsed)
  const gatherMs = (kind.gatherSeconds ?? 0) * 1_000
  const window = gatherMs > 0 ? Math.floor(now / gatherMs) : 0
  const gatheredAt = gatherMs > 0 ? (window + 1) * gatherMs + clockMarginMs : now
  const at = Math.max(gatheredAt, now + delaySeconds * 1_000, kind.runsAt?.(parsed) ?? 0)
  const turn = again ? `/${again.turn}` : ''
  return {
    // Hashed, because queues distribute ids with a common beginning badly.
    id:
      taskName === undefined
        ? undefined
        : sha256(`${name}/${parsed.region}/${taskName}/${window}${turn}`).slice(0, 40),
    queue: kind.queue,
    at,
    deadlineSeconds: kind.deadlineSeconds,
    message: {
      kind: name,
      payload: parsed,
      ...(gatherMs > 0 && { notBefore: gatheredAt }),
      ...(again && { again, notBefore: at }),
    },
  }
}
