import type { Agent } from '../../shared/agent.ts'
import { publishableText } from '../../shared/agentFingerprint.ts'
import { sha256 } from '../identifiers.ts'

/**
 * Names what a publication of this draft would show to visitors. Unlike `agentFingerprint`, nobody can make
 * another draft with the same one.
 */
export function approvalHash(agent: Agent): string {
  return sha256(publishableText(agent))
}
