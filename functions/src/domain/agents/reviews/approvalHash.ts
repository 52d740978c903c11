import type { Agent } from '../../../shared/agents/agent.ts'
import { publishableText } from '../../../shared/agents/agentFingerprint.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/**
 * Returns a hash of what a publication of this draft would show to visitors. Unlike `agentFingerprint`, it is
 * resistant to collisions.
 */
export function approvalHash(agent: Agent): string {
  return sha256(publishableText(agent))
}
