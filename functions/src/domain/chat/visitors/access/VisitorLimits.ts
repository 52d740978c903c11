import { actionLimitsPerMinute, launchersPerMinute, turnLimitsPerMinute } from '../../../../shared/limits.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { RateLimits, type TurnLimits } from './RateLimits.ts'
import type { VisitorClaims } from '../../../kernel/access/visitorClaims.ts'

/** The limits of visitors per minute on this instance. */
export class VisitorLimits {
  private readonly turns: RateLimits
  private readonly actions: RateLimits
  private readonly launchers: RateLimits

  constructor(now: () => number, limits: TurnLimits = turnLimitsPerMinute) {
    this.turns = new RateLimits(now, limits)
    this.actions = new RateLimits(now, actionLimitsPerMinute)
    this.launchers = new RateLimits(now, { agent: launchersPerMinute })
  }

  /**
   * Counts a visitor's request; throws AppError 'resource-exhausted' above the limit. Turns and files cost
   * money or storage; other actions, such as typing, are more frequent and have separate limits.
   */
  allow(
    kind: 'turn' | 'action',
    claims: Pick<VisitorClaims, 'conversationId' | 'agentId'>,
    address: string,
  ): void {
    const limits = kind === 'turn' ? this.turns : this.actions
    limits.count({ session: claims.conversationId, address, agent: claims.agentId })
  }

  /**
   * Counts a delivered script; throws AppError 'unavailable', so that the edge keeps serving its copy. The
   * edge requests for all visitors from few IPs, so these have no limit here.
   */
  allowLauncher(agentId: string): void {
    try {
      this.launchers.count({ agent: agentId })
    } catch {
      throw new AppError('unavailable')
    }
  }
}
