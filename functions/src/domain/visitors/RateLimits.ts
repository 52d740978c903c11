import { AppError } from '../AppError.ts'

const windowMs = 60_000

export interface TurnLimits {
  session: number
  address: number
  agent: number
}

/**
 * Turns per minute of a session, an address and an agent, as this instance sees them. Held in memory: a store
 * would add a write to every turn, and credit is what finally bounds the cost.
 */
export class RateLimits {
  private readonly counts = new Map<string, number>()
  private windowEnds = 0
  private readonly now: () => number
  private readonly perMinute: TurnLimits

  constructor(now: () => number, perMinute: TurnLimits) {
    this.now = now
    this.perMinute = perMinute
  }

  /** Counts a turn, or fails with `resource-exhausted` and counts nothing. */
  count(keys: { session: string; address: string; agent: string }): void {
    if (this.now() >= this.windowEnds) {
      this.counts.clear()
      this.windowEnds = this.now() + windowMs
    }
    const named = [
      [`session:${keys.session}`, this.perMinute.session],
      [`address:${keys.address}`, this.perMinute.address],
      [`agent:${keys.agent}`, this.perMinute.agent],
    ] as const
    if (named.some(([key, limit]) => (this.counts.get(key) ?? 0) >= limit)) {
      throw new AppError('resource-exhausted', 'tooMuchAtOnce')
    }
    for (const [key] of named) this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }
}
