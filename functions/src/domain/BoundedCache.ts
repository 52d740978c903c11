interface Entry<Value> {
  value: Value
  bytes: number
}

/** How full a cache is; `dropped` counts what had to make room. */
export interface CacheUse {
  name: string
  entries: number
  bytes: number
  dropped: number
}

/**
 * Keeps values up to so many bytes and drops those that were not used for longest. What is larger than a
 * quarter of the room is not kept at all, so that one value never empties it.
 */
export class BoundedCache<Value> {
  private readonly name: string
  private readonly mostBytes: number
  private readonly entries = new Map<string, Entry<Value>>()
  private bytes = 0
  private dropped = 0

  constructor(name: string, mostBytes: number) {
    this.name = name
    this.mostBytes = mostBytes
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
    if (bytes > this.mostBytes / 4) {
      this.dropped++
      return
    }
    this.entries.set(key, { value, bytes })
    this.bytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.mostBytes) break
      this.delete(oldest)
      this.dropped++
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.bytes -= entry.bytes
  }

  use(): CacheUse {
    return { name: this.name, entries: this.entries.size, bytes: this.bytes, dropped: this.dropped }
  }
}
