import { randomUUID } from 'node:crypto'
import { Conflict, Writes } from '../../../../store/commit.ts'
import { readDocument, type Stored } from '../../../../store/documents.ts'
import type { ThreadChange } from '../../conversations/Addition.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { pathOfThread, threadSchema, type Thread, type ThreadRef } from '../../../kernel/channels/Thread.ts'

/** Longer than a turn; after this another worker replaces one that died. */
const leaseMs = 200_000

type Fields = Readonly<Record<string, unknown>>

/** A worker's view of the thread that it alone serves. Other processes add to the thread all the time. */
export class ThreadLease {
  readonly ref: ThreadRef
  /** The thread including changes that are not saved yet. */
  thread: Thread
  private readonly now: () => number
  /** Unknown when another process may have written since the last read. */
  private version: string | undefined
  /** Changes for the next write. */
  private unsaved: Fields = {}

  private constructor(now: () => number, ref: ThreadRef, { data, version }: Stored<Thread>) {
    this.now = now
    this.ref = ref
    this.thread = data
    this.version = version
  }

  /**
   * Takes the thread when there is work. Returns the end of another worker's lease, or 0 when there is
   * nothing to do.
   */
  static async take(now: () => number, ref: ThreadRef): Promise<ThreadLease | number> {
    return untilUnchanged(async () => {
      const stored = await readDocument(ref.region, pathOfThread(ref), threadSchema)
      if (!stored || stored.data.dueAt === 0) return 0
      const at = now()
      if (stored.data.leaseUntil > at) return stored.data.leaseUntil
      const leaseUntil = at + leaseMs
      const leaseOf = randomUUID()
      const version = await new Writes(ref.region)
        .update(stored.path, { leaseUntil, leaseOf }, stored.version)
        .commitUnchanged()
      const data = { ...stored.data, leaseUntil, leaseOf }
      return new ThreadLease(now, ref, { ...stored, data, version: version ?? '' })
    })
  }

  /** Whether another worker may have taken the thread: then this one must stop. */
  get isOver(): boolean {
    return this.thread.leaseUntil <= this.now()
  }

  /** Whether a part was sent that is not stored yet: a worker that ends here would send it again. */
  get hasUnsavedDelivery(): boolean {
    return Object.keys(this.unsaved).some((field) => field.startsWith('outgoing.'))
  }

  /** Records changes of single fields (`a.b` is in a map; undefined deletes one) for the next write. */
  change(fields: Fields): void {
    this.unsaved = { ...this.unsaved, ...fields }
    this.thread = applyFields(this.thread, fields)
  }

  /** Returns the recorded changes as part of another commit; the thread must be read again after it. */
  asPart(): ThreadChange {
    const fields = this.unsaved
    return {
      fields,
      onStored: () => {
        if (this.unsaved === fields) this.unsaved = {}
        this.version = undefined
      },
    }
  }

  /** Saves the recorded changes and extends the lease. Throws Conflict when the lease is over. */
  async save(): Promise<void> {
    if (this.isOver) throw new Conflict('changed')
    this.change({ leaseUntil: this.now() + leaseMs })
    await new Writes(this.ref.region).update(pathOfThread(this.ref), this.unsaved).commit()
    this.unsaved = {}
    this.version = undefined
  }

  /**
   * Reads the additions of other processes. Throws Conflict when the thread was deleted or has another
   * worker.
   */
  async refresh(): Promise<void> {
    const stored = await readDocument(this.ref.region, pathOfThread(this.ref), threadSchema)
    if (stored?.data.leaseOf !== this.thread.leaseOf) throw new Conflict('changed')
    this.version = stored.version
    this.thread = applyFields(stored.data, this.unsaved)
  }

  /**
   * Releases the thread with the times from `endOf` for its next work and its expiry. Returns false when
   * there is work at once.
   */
  async release(endOf: (thread: Thread) => Promise<Pick<Thread, 'dueAt' | 'expireAt'>>): Promise<boolean> {
    return untilUnchanged(async () => {
      if (this.version === undefined) await this.refresh()
      const end = await endOf(this.thread)
      if (end.dueAt > 0 && end.dueAt <= this.now()) return false
      const version = this.version
      this.version = undefined
      await new Writes(this.ref.region)
        .update(pathOfThread(this.ref), { ...this.unsaved, ...end, leaseUntil: 0 }, version)
        .commitUnchanged()
      this.change({ dueAt: end.dueAt })
      return true
    })
  }
}

function applyFields(thread: Thread, fields: Fields): Thread {
  const next: Record<string, unknown> = { ...thread }
  for (const [key, value] of Object.entries(fields)) {
    const [field = '', name] = key.split(/\.(.*)/s)
    if (name === undefined) next[field] = value
    else next[field] = withEntry(next[field], name, value)
  }
  return threadSchema.parse(next)
}

function withEntry(map: unknown, name: string, value: unknown): Record<string, unknown> {
  const entries = typeof map === 'object' && map !== null ? Object.entries(map) : []
  const others = entries.filter(([key]) => key !== name)
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]])
}
