import type { Conversation } from '../../../shared/chat/conversation.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Stored } from '../../../store/documents.ts'

export interface ConversationRef {
  region: Region
  agentId: string
  conversationId: string
}

/** The conversation itself, out of whatever else names it. */
export function refOf({ region, agentId, conversationId }: ConversationRef): ConversationRef {
  return { region, agentId, conversationId }
}

/** A conversation as a turn needs it: what is stored, or nothing yet. */
export type Known = Stored<Conversation> | undefined
