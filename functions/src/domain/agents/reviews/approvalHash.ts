import type { Agent } from '../../../shared/agents/agent.ts'
import { publishableText } from '../../../shared/agents/agentFingerprint.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/**
 * Names what a publication of this draft would show to visitors. Unlike `agentFingerprint`, nobody can make
 * another draft with the same one.
 */
export function approvalHash(agent: Agent): string {
  return sha256(publishableText(agent))
}
