interface Entry<Value> {
  value: Value
  bytes: number
}

/** The use of a cache. `dropped`: the entries that were deleted to make room. */
export interface CacheUse {
  name: string
  entries: number
  bytes: number
  dropped: number
}

/** Entries dropped per log line: a cache that drops many is too small for its instance. */
const droppedALine = 1_000

/**
 * Keeps values up to a number of bytes and drops those that were not used for the longest time. A value
 * larger than the whole cache is not kept.
 */
export class BoundedCache<Value> {
  private readonly name: string
  private readonly maxBytes: number
  private readonly entries = new Map<string, Entry<Value>>()
  private bytes = 0
  private dropped = 0

  constructor(name: string, maxBytes: number) {
    this.name = name
    this.maxBytes = maxBytes
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
    if (bytes > this.maxBytes) return this.noteDropped()
    this.entries.set(key, { value, bytes })
    this.bytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) break
      this.delete(oldest)
      this.noteDropped()
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.bytes -= entry.bytes
  }

  private noteDropped(): void {
    if (this.dropped++ % droppedALine === 0) console.info('A cache deletes entries at its limit', this.use())
  }

  use(): CacheUse {
    return { name: this.name, entries: this.entries.size, bytes: this.bytes, dropped: this.dropped }
  }
}
