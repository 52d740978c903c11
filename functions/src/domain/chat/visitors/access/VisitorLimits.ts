import { actionLimitsPerMinute, launchersPerMinute, turnLimitsPerMinute } from '../../../../shared/limits.ts'
import { networksOf } from '../../../kernel/access/networksOf.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { RateLimits, type TurnLimits } from './RateLimits.ts'
import type { VisitorClaims } from '../../../kernel/access/visitorClaims.ts'

/** The limits of visitors per minute on this instance. */
export class VisitorLimits {
  private readonly turns: RateLimits
  private readonly actions: RateLimits
  private readonly launchers: RateLimits

  constructor(now: () => number, limits: Partial<TurnLimits> = turnLimitsPerMinute) {
    this.turns = new RateLimits(now, limits)
    this.actions = new RateLimits(now, actionLimitsPerMinute)
    this.launchers = new RateLimits(now, { agent: launchersPerMinute })
  }

  /**
   * Counts a visitor's request; throws AppError 'resource-exhausted' above the limit. Turns, files and
   * forms cost money or storage; other actions, such as typing, are more frequent and have separate limits.
   * Networks are counted for each agent, so that one visitor with many IPs does not use up the agent's limit.
   */
  allow(
    kind: 'turn' | 'action',
    { conversationId, agentId }: Pick<VisitorClaims, 'conversationId' | 'agentId'>,
    ip: string,
  ): void {
    const limits = kind === 'turn' ? this.turns : this.actions
    const [, network, provider] = networksOf(ip)
    limits.count({
      session: conversationId,
      ip,
      ...(network && { network: `${agentId} ${network}` }),
      ...(provider && { provider: `${agentId} ${provider}` }),
      agent: agentId,
    })
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
