import type { AgentCache } from '../servedAgents/AgentCache.ts'
import type { ConversationStore } from '../conversations/ConversationStore.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

/** The services that requests of operators need. */
export interface InboxNeeds {
  ports: Pick<Ports, 'now'>
  agents: AgentCache
  conversations: ConversationStore
}
