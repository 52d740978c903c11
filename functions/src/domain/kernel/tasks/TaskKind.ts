import type { z } from 'zod'
import type { Region } from '../../../shared/regions/regions.ts'

/**
 * `work`: many at a time. `parsing`: files of strangers, one at a time in an instance, with memory and time
 * of their own. `events`: what waits for strangers' servers, so that a slow one keeps nobody else's work.
 */
export type TaskQueue = 'work' | 'parsing' | 'events'

/** What every task carries: the region of the tenant, whose queue takes it. */
export interface TaskInput {
  region: Region
}

/** How tasks of one kind are queued, repeated and given up. */
export interface TaskKind<Payload extends TaskInput = TaskInput> {
  /** Payloads are small: what is large lies in the database or in a file and is named here. */
  schema: z.ZodType<Payload>
  queue: TaskQueue
  /** A try that takes longer counts as failed. From 15 to 540. */
  deadlineSeconds: number
  /** How often it is tried before it is given up; at most `mostTries`. */
  tries: number
  /**
   * Tasks of one kind with equal names are one task, also for about an hour after it has run. Without it
   * every task is its own.
   */
  nameOf?(payload: Payload): string
  /**
   * All tasks of one name that are queued within so many seconds become one, which runs when they are over:
   * whatever was committed before `enqueue` is seen by a run that comes after it.
   */
  gatherSeconds?: number
}

/** The queue itself tries a little more often, for tries that end with their instance. */
export const mostTries = 8

export function defineTask<Payload extends TaskInput>(kind: TaskKind<Payload>): TaskKind<Payload> {
  return kind
}
