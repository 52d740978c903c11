import type { Conversation } from '../../../shared/chat/conversation.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Stored } from '../../../store/documents.ts'

export interface ConversationRef {
  region: Region
  agentId: string
  conversationId: string
}

/** Returns only the fields that name a conversation. */
export function refOf({ region, agentId, conversationId }: ConversationRef): ConversationRef {
  return { region, agentId, conversationId }
}

/** A stored conversation; undefined before the first message. */
export type StoredConversation = Stored<Conversation> | undefined
