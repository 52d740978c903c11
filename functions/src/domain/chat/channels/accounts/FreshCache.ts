import { BoundedCache } from '../../../kernel/BoundedCache.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'

/** What this instance knows for a while. `name`: for the log; `entryBytes`: about what one takes. */
interface Room {
  name: string
  mostBytes: number
  entryBytes: number
  freshMs: number
}

/** A bounded cache whose values are good for some time, from when they were put there. */
export class FreshCache<Value> {
  private readonly entries: BoundedCache<{ until: number; value: Value }>
  private readonly now: () => number
  private readonly room: Room

  constructor({ now }: Pick<Ports, 'now'>, room: Room) {
    this.entries = new BoundedCache(room.name, room.mostBytes)
    this.now = now
    this.room = room
  }

  /** Undefined for what is not known, or not any more; `value` may be so itself. */
  get(key: string): { value: Value } | undefined {
    const entry = this.entries.get(key)
    return entry && entry.until > this.now() ? entry : undefined
  }

  /** `freshMs`: where it is good for another time than all others. */
  set(key: string, value: Value, freshMs = this.room.freshMs): void {
    this.entries.set(key, { until: this.now() + freshMs, value }, this.room.entryBytes)
  }

  delete(key: string): void {
    this.entries.delete(key)
  }
}
