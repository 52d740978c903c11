import { conversationPageSchema, type Conversation, type Message } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { ConversationRef } from './ConversationRef.ts'

/**
 * Yields all messages of a conversation, oldest first, one document at a time, because it may be very long.
 */
export async function* readTranscript(
  { region, agentId, conversationId }: ConversationRef,
  { pages, window }: Pick<Conversation, 'pages' | 'window'>,
): AsyncGenerator<Message[]> {
  for (let number = 0; number < pages; number++) {
    const path = paths.conversationPage(agentId, conversationId, number)
    const page = await readDocument(region, path, conversationPageSchema)
    if (page) yield page.data.messages
  }
  yield window
}
