import type { Conversation } from '../../../shared/chat/conversation.ts'
import type { LiveAgent } from '../servedAgents/AgentCache.ts'
import type { Addition } from './Addition.ts'

const dayMs = 24 * 3600 * 1000

/**
 * What the agent's owner lets be kept of a conversation, and for how long: whatever is added to one has to
 * know it.
 */
export function retentionOf({ agent }: LiveAgent): Pick<Addition, 'recordHistory' | 'retentionDays'> {
  return { recordHistory: agent.recordChatHistory, retentionDays: agent.widgetOptions.retentionDays }
}

/** When a conversation is deleted by itself; null when it is kept for ever. */
export function expiryOf(
  { lastMessageAt }: Pick<Conversation, 'lastMessageAt'>,
  retentionDays: number,
): Date | null {
  return retentionDays > 0 ? new Date(lastMessageAt + retentionDays * dayMs) : null
}

/** With history off: when the words of the newest exchange go, and what a flow and tools kept of them. */
export function forgottenAt({ lastMessageAt }: Pick<Conversation, 'lastMessageAt'>): Date {
  return new Date(lastMessageAt + dayMs)
}
