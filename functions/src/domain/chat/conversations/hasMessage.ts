import { conversationPageSchema, type Conversation } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { ConversationRef } from './ConversationRef.ts'

/** Returns whether a message is in the window or on the last page. */
export async function hasMessage(
  { region, agentId, conversationId }: ConversationRef,
  { window, pages }: Pick<Conversation, 'window' | 'pages'>,
  messageId: string,
): Promise<boolean> {
  if (window.some(({ id }) => id === messageId)) return true
  if (pages === 0) return false
  const path = paths.conversationPage(agentId, conversationId, pages - 1)
  const page = await readDocument(region, path, conversationPageSchema)
  return page?.data.messages.some(({ id }) => id === messageId) ?? false
}
