import type { AgentCache } from '../agents/AgentCache.ts'
import type { ConversationStore } from '../conversations/ConversationStore.ts'
import type { Ports } from '../ports.ts'

/** What serves an operator. */
export interface InboxNeeds {
  ports: Pick<Ports, 'now'>
  agents: AgentCache
  conversations: ConversationStore
}
