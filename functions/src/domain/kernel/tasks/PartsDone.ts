import { z } from 'zod'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../errors/AppError.ts'
import { sha256 } from '../identifiers.ts'
import { runIsolated } from '../errors/runIsolated.ts'
import { taskKinds, type TaskName } from './taskKinds.ts'

/** Longer than pending tasks are kept, so that one that is queued again reaches only those who are left. */
const usualDays = 8
/** Parts per write: a process that ends before a write repeats at most this many. */
const partsPerWrite = 20
/** The end of a try in which no part runs, so that what is done can be stored before the deadline. */
const marginMs = 15_000

/** `partsDone/{hash of the task's subject}`, server only: the database deletes it. */
const partsDoneSchema = z.object({ done: z.record(z.string(), z.literal(true)).default({}) })

/** A try of a task: its deadline is that of the kind, from now on. */
interface Try {
  kind: TaskName
  now: () => number
  /** The days for which the parts are known. */
  keptDays?: number
}

/**
 * Tracks the parts of a task that reaches many people. A failure for one does not stop the others, and a
 * repeated task skips the parts that are done. Stops before the deadline, and when it cannot store what is
 * done.
 */
export class PartsDone {
  private readonly region: Region
  private readonly path: string
  private readonly done: Set<string>
  private readonly now: () => number
  private readonly endsAt: number
  private readonly expiresAt: Date
  private unwritten: string[] = []
  private hasFailed = false
  private isStopped = false

  private constructor(region: Region, path: string, done: readonly string[], current: Try) {
    const { kind, now, keptDays = usualDays } = current
    this.region = region
    this.path = path
    this.done = new Set(done)
    this.now = now
    this.endsAt = now() + taskKinds[kind].deadlineSeconds * 1_000 - marginMs
    this.expiresAt = new Date(now() + keptDays * dayMs)
  }

  /** Reads the state of a task. `subject`: the same for every try. */
  static async read(region: Region, subject: string, current: Try): Promise<PartsDone> {
    const path = paths.partsDone(sha256(subject))
    const stored = await readDocument(region, path, partsDoneSchema)
    return new PartsDone(region, path, Object.keys(stored?.data.done ?? {}), current)
  }

  /** Returns whether a part is done. */
  isDone(id: string): boolean {
    return this.done.has(id)
  }

  /** Runs a part unless it is done or the try is about to end. `id`: letters, digits, `_` and `-`. */
  async doOnce(what: string, id: string, act: () => Promise<unknown>): Promise<void> {
    if (this.done.has(id) || this.isStopped) return
    if (this.now() >= this.endsAt) return this.stop()
    if (!(await runIsolated(what, id, () => this.beforeEnd(act)))) {
      this.hasFailed = true
      return
    }
    this.done.add(id)
    this.unwritten.push(id)
    if (this.unwritten.length < partsPerWrite) return
    if (!(await runIsolated('Storing the parts that are done', this.path, () => this.write()))) this.stop()
  }

  /**
   * Saves what is done. Throws AppError 'unavailable' when a part failed or is left, so that the task is
   * repeated.
   */
  async end(): Promise<void> {
    await this.write()
    if (this.hasFailed) throw new AppError('unavailable')
  }

  private stop(): void {
    this.isStopped = true
    this.hasFailed = true
  }

  /** Waits for a part until the end of the try: one that hangs must not lose what the others have done. */
  private async beforeEnd(act: () => Promise<unknown>): Promise<void> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('The part took too long')), this.endsAt - this.now())
    try {
      await Promise.race([act(), late])
    } finally {
      clearTimeout(timer)
    }
  }

  private async write(): Promise<void> {
    const ids = this.unwritten
    this.unwritten = []
    if (ids.length === 0) return
    const parts = Object.fromEntries(ids.map((id): [string, boolean] => [`done.${id}`, true]))
    try {
      await new Writes(this.region).merge(this.path, { ...parts, expiresAt: this.expiresAt }).commit()
    } catch (error) {
      this.unwritten = [...ids, ...this.unwritten]
      throw error
    }
  }
}
