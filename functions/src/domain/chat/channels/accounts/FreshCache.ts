import { BoundedCache } from '../../../kernel/BoundedCache.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'

/** The limits of a cache. `name`: for the log; `entryBytes`: the approximate size of one entry. */
interface Room {
  name: string
  maxBytes: number
  entryBytes: number
  freshMs: number
}

/** A bounded cache whose values expire some time after they were set. */
export class FreshCache<Value> {
  private readonly entries: BoundedCache<{ until: number; value: Value }>
  private readonly now: () => number
  private readonly room: Room

  constructor({ now }: Pick<Ports, 'now'>, room: Room) {
    this.entries = new BoundedCache(room.name, room.maxBytes)
    this.now = now
    this.room = room
  }

  /** Returns undefined for a missing or expired entry; `value` itself may be undefined too. */
  get(key: string): { value: Value } | undefined {
    const entry = this.entries.get(key)
    return entry && entry.until > this.now() ? entry : undefined
  }

  /** Sets a value. `freshMs`: a lifetime different from the default. */
  set(key: string, value: Value, freshMs = this.room.freshMs): void {
    this.entries.set(key, { until: this.now() + freshMs, value }, this.room.entryBytes)
  }

  delete(key: string): void {
    this.entries.delete(key)
  }
}
