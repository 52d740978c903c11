import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../errors/AppError.ts'
import { sha256 } from '../identifiers.ts'
import { runIsolated } from '../errors/runIsolated.ts'

const dayMs = 86_400_000
/** Parts per write: a task that ends before repeats at most this many. */
const partsPerWrite = 20

/** `partsDone/{hash of the task's subject}`, server only: the database deletes it a day later. */
const partsDoneSchema = z.object({ done: z.record(z.string(), z.literal(true)).default({}) })

/**
 * Tracks the parts of a task that reaches many people. A failure for one does not stop the others, and a
 * repeated task skips the parts that are done.
 */
export class PartsDone {
  private readonly region: Region
  private readonly path: string
  private readonly expiresAt: Date
  private readonly done: Set<string>
  private unwritten: string[] = []
  private hasFailed = false

  private constructor(region: Region, path: string, expiresAt: Date, done: readonly string[]) {
    this.region = region
    this.path = path
    this.expiresAt = expiresAt
    this.done = new Set(done)
  }

  /** Reads the state of a task. `subject`: the same for every try. */
  static async read(region: Region, subject: string, now: number): Promise<PartsDone> {
    const path = paths.partsDone(sha256(subject))
    const stored = await readDocument(region, path, partsDoneSchema)
    return new PartsDone(region, path, new Date(now + dayMs), Object.keys(stored?.data.done ?? {}))
  }

  /** Runs a part unless it is done. `id`: letters, digits, `_` and `-`. */
  async doOnce(what: string, id: string, act: () => Promise<unknown>): Promise<void> {
    if (this.done.has(id)) return
    if (!(await runIsolated(what, id, act))) {
      this.hasFailed = true
      return
    }
    this.done.add(id)
    this.unwritten.push(id)
    if (this.unwritten.length >= partsPerWrite) await this.write()
  }

  /** Saves what is done. Throws AppError 'unavailable' when a part failed, so that the task is repeated. */
  async end(): Promise<void> {
    await this.write()
    if (this.hasFailed) throw new AppError('unavailable')
  }

  private async write(): Promise<void> {
    const parts = this.unwritten.map((id): [string, boolean] => [`done.${id}`, true])
    this.unwritten = []
    if (parts.length === 0) return
    const data = { ...Object.fromEntries(parts), expiresAt: this.expiresAt }
    await new Writes(this.region).merge(this.path, data).commit()
  }
}
