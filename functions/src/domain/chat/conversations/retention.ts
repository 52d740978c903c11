import type { Conversation } from '../../../shared/chat/conversation.ts'
import { dayMs } from '../../../shared/durations.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import type { Addition } from './Addition.ts'

/** Returns the retention settings of the agent's owner, which every addition needs. */
export function retentionOf({ agent }: ServedAgent): Pick<Addition, 'recordHistory' | 'retentionDays'> {
  return { recordHistory: agent.recordChatHistory, retentionDays: agent.widgetOptions.retentionDays }
}

/** Returns when a conversation is deleted; null when it is kept without limit. */
export function expiryOf(
  { lastMessageAt }: Pick<Conversation, 'lastMessageAt'>,
  retentionDays: number,
): Date | null {
  return retentionDays > 0 ? new Date(lastMessageAt + retentionDays * dayMs) : null
}

/**
 * Returns when the texts of the newest exchange are deleted, with the values of flows and tools, if history
 * is off.
 */
export function contentExpiryOf({ lastMessageAt }: Pick<Conversation, 'lastMessageAt'>): Date {
  return new Date(lastMessageAt + dayMs)
}
