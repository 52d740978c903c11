import type { AgentCache } from '../servedAgents/AgentCache.ts'
import type { ConversationStore } from '../conversations/ConversationStore.ts'
import type { LeaseBooks } from '../../billing/credits/LeaseBooks.ts'
import type { ModelKeyCache } from '../modelKeys/ModelKeyCache.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { RunTool } from '../tools/RunTool.ts'
import type { ToolCache } from '../tools/ToolCache.ts'
import type { MonthlyMessages } from './credit/MonthlyMessages.ts'

/** The services that a turn needs. */
export interface TurnNeeds {
  ports: Pick<Ports, 'now' | 'embeddings' | 'languageModel' | 'tasks' | 'channels'>
  agents: AgentCache
  conversations: ConversationStore
  months: MonthlyMessages
  books: LeaseBooks
  tools: ToolCache
  modelKeys: ModelKeyCache
  runTool: RunTool
}
