import { actionLimitsPerMinute, launchersPerMinute, turnLimitsPerMinute } from '../../../../shared/limits.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { RateLimits, type TurnLimits } from './RateLimits.ts'
import type { VisitorClaims } from '../../../kernel/access/visitorClaims.ts'

/** What visitors of this instance may do in a minute. */
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
   * Counts something a visitor does; fails with `resource-exhausted` when it is too much at once. Turns and
   * files cost money or room; all else, such as showing that he types, happens more often and has limits of
   * its own.
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
   * Counts a script that is handed out; fails with `unavailable`, for which the edge goes on showing what it
   * has. The edge asks for all visitors from few addresses, which therefore have no limit here.
   */
  allowLauncher(agentId: string): void {
    try {
      this.launchers.count({ agent: agentId })
    } catch {
      throw new AppError('unavailable')
    }
  }
}
