import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../errors/AppError.ts'
import { sha256 } from '../identifiers.ts'
import { runIsolated } from '../errors/runIsolated.ts'

const dayMs = 86_400_000
/** After how many parts they are written down: whoever ends before that does so many once more. */
const partsPerWrite = 20

/** `partsDone/{hash of the task's subject}`, server only: deleted by the database a day later. */
const partsDoneSchema = z.object({ done: z.record(z.string(), z.literal(true)).default({}) })

/**
 * The parts of a task that reaches many people: what fails for one keeps nobody else from being reached, and
 * whoever was reached is left alone when the task is tried again.
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

  /** `subject`: the same for every try of one task. */
  static async read(region: Region, subject: string, now: number): Promise<PartsDone> {
    const path = paths.partsDone(sha256(subject))
    const known = await readDocument(region, path, partsDoneSchema)
    return new PartsDone(region, path, new Date(now + dayMs), Object.keys(known?.data.done ?? {}))
  }

  /** Does a part that was not done before. `id`: letters, digits, `_` and `-`. */
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

  /** Writes down what was done. Throws AppError 'unavailable' where a part has failed, to be tried again. */
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
