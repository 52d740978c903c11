import { AppError } from '../../../kernel/errors/AppError.ts'

const windowMs = 60_000

export interface TurnLimits {
  session: number
  address: number
  agent: number
}

const kinds = ['session', 'address', 'agent'] as const

/**
 * Turns per minute of a session, an address and an agent, as this instance sees them. Held in memory: a store
 * would add a write to every turn, and credit is what finally bounds the cost.
 */
export class RateLimits {
  private readonly counts = new Map<string, number>()
  private windowEnds = 0
  private readonly now: () => number
  private readonly perMinute: Partial<TurnLimits>

  constructor(now: () => number, perMinute: Partial<TurnLimits>) {
    this.now = now
    this.perMinute = perMinute
  }

  /** Counts a turn for whatever is named, or fails with `resource-exhausted` and counts nothing. */
  count(keys: Partial<Record<keyof TurnLimits, string>>): void {
    if (this.now() >= this.windowEnds) {
      this.counts.clear()
      this.windowEnds = this.now() + windowMs
    }
    const named = kinds
      .filter((kind) => keys[kind] !== undefined)
      .map((kind) => ({ key: `${kind}:${keys[kind]}`, limit: this.perMinute[kind] ?? Infinity }))
    if (named.some(({ key, limit }) => (this.counts.get(key) ?? 0) >= limit)) {
      throw new AppError('resource-exhausted', 'tooMuchAtOnce')
    }
    for (const { key } of named) this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }
}
