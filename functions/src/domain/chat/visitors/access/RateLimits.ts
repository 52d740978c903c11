import { minuteMs } from '../../../../shared/durations.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'

const windowMs = minuteMs

export interface TurnLimits {
  session: number
  ip: number
  network: number
  provider: number
  agent: number
}

const kinds = ['session', 'ip', 'network', 'provider', 'agent'] as const

/**
 * Counts turns per minute of a session, an IP, wider networks and an agent on this instance. In memory,
 * because a store would add a write to every turn, and credit limits the cost in the end.
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

  /** Counts a turn for the given keys, or throws AppError 'resource-exhausted' and counts nothing. */
  count(keys: Partial<Record<keyof TurnLimits, string>>): void {
    if (this.now() >= this.windowEnds) {
      this.counts.clear()
      this.windowEnds = this.now() + windowMs
    }
    const limits = kinds
      .filter((kind) => keys[kind] !== undefined)
      .map((kind) => ({ key: `${kind}:${keys[kind]}`, limit: this.perMinute[kind] ?? Infinity }))
    if (limits.some(({ key, limit }) => (this.counts.get(key) ?? 0) >= limit)) {
      throw new AppError('resource-exhausted', 'tooMuchAtOnce')
    }
    for (const { key } of limits) this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }
}
