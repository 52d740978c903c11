import { sha256 } from '../identifiers.ts'
import type { TaskInput, TaskKind, TaskQueue } from './TaskKind.ts'
import { taskKinds, type TaskName, type TaskPayload } from './taskKinds.ts'

/** A task as a queue takes it. */
export interface PlannedTask {
  /** Letters and digits; two tasks of one id are one. */
  id: string | undefined
  queue: TaskQueue
  /** Milliseconds since 1970; not before then. */
  at: number
  deadlineSeconds: number
  /** `notBefore` for gathered tasks: what is queued until then must be seen by their run. */
  message: { kind: TaskName; payload: TaskInput; notBefore?: number }
}

/** @param id replaces the name that the kind gives the task. */
export interface TaskOptions {
  id?: string
  delaySeconds?: number
}

/** Clocks of two instances differ by less than this. */
const clockMarginMs = 1_000

/** Decides name and time of a task; throws when the payload is none of its kind. */
export function planTask<Name extends TaskName>(
  name: Name,
  payload: TaskPayload<Name>,
  { id, delaySeconds = 0 }: TaskOptions,
  now: number,
): PlannedTask {
  const kind: TaskKind = taskKinds[name]
  const parsed = kind.schema.parse(payload)
  const given = id ?? kind.nameOf?.(parsed)
  const gatherMs = (kind.gatherSeconds ?? 0) * 1_000
  const window = gatherMs > 0 ? Math.floor(now / gatherMs) : 0
  const gatheredAt = gatherMs > 0 ? (window + 1) * gatherMs + clockMarginMs : now
  return {
    // Hashed: a queue copes badly with ids that begin alike.
    id: given === undefined ? undefined : sha256(`${name}/${parsed.region}/${given}/${window}`).slice(0, 40),
    queue: kind.queue,
    at: Math.max(gatheredAt, now + delaySeconds * 1_000),
    deadlineSeconds: kind.deadlineSeconds,
    message: { kind: name, payload: parsed, ...(gatherMs > 0 && { notBefore: gatheredAt }) },
  }
}
