import type { z } from 'zod'
import type { Region } from '../../../shared/regions/regions.ts'

/**
 * `work`: many at a time. `parsing`: files of strangers, one at a time in an instance with its own memory and
 * time. `events`: requests to foreign servers, so that a slow one does not delay other work. `deliveries`:
 * emails and push messages, tried for hours, because nothing else tells their recipients.
 */
export type TaskQueue = 'work' | 'parsing' | 'events' | 'deliveries'

/** The part of every payload: the region of the tenant, which also selects the queue. */
export interface TaskInput {
  region: Region
}

/** The workspace whose owner's tasks share slots, or an agent of it. */
export type TaskShare = { workspaceId: string } | { agentId: string }

/** Describes how tasks of one kind are queued, repeated and given up. */
export interface TaskKind<Payload extends TaskInput = TaskInput> {
  /** Payloads are small: large data is in the database or in a file and is named here. */
  schema: z.ZodType<Payload>
  queue: TaskQueue
  /** A try that takes longer counts as failed. From 15 to 540. */
  deadlineSeconds: number
  /** The number of tries before the task is given up; at most `maxTries` of its queue. */
  tries: number
  /**
   * Tasks of one kind with equal names are one task, also for about an hour after it ran. Without a name
   * every task is separate.
   */
  nameOf?(payload: Payload): string
  /**
   * Tasks of one name within this many seconds become one, which runs when they are over. So a later run sees
   * everything that was committed before `enqueue`.
   */
  gatherSeconds?: number
  /**
   * Returns the workspace, or an agent of it, whose owner runs a limited number of such tasks at the same
   * time, in all their workspaces together; others wait for a slot. The limit is `maxTasksAtOnce` of this
   * queue, and for `work` `maxTasksOfInstance` of each instance. Without it, any number runs.
   */
  shareOf?(payload: Payload): TaskShare
  /** The time before which a task is not run, in milliseconds since 1970; without it, at once. */
  runsAt?(payload: Payload): number
}

/** The queue tries a little more often, for tries that end with their instance. */
export const maxTries: Readonly<Record<TaskQueue, number>> = {
  work: 8,
  parsing: 8,
  events: 8,
  deliveries: 20,
}

/** Checks the type of a kind of task, whose payload the compiler infers. */
export function defineTask<Payload extends TaskInput>(kind: TaskKind<Payload>): TaskKind<Payload> {
  return kind
}
