import type { AgentCache } from '../servedAgents/AgentCache.ts'
import type { ConversationStore } from '../conversations/ConversationStore.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

/** The services that requests of visitors need. */
export interface VisitorNeeds {
  ports: Pick<Ports, 'now'>
  agents: AgentCache
  conversations: ConversationStore
}
