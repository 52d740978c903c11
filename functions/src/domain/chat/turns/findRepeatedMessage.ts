import { conversationPageSchema, type Conversation } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { ConversationRef } from '../conversations/ConversationRef.ts'
import { isInWindow } from '../conversations/messages.ts'

/** No one waits for the answer of a message that is repeated after more than these pages. */
const maxPages = 8

interface Repeat {
  messageId: string
  /** The newest message that the sender had seen; their message came after it. */
  lastSeenId?: string | undefined
}

/**
 * Returns the conversation at the answer of a repeated message, when that has left the window; undefined for
 * a new message. Reads nothing while the sender has seen the newest message.
 */
export async function findRepeatedMessage(
  { region, agentId, conversationId }: ConversationRef,
  conversation: Conversation,
  { messageId, lastSeenId }: Repeat,
): Promise<Conversation | undefined> {
  const { pages, window } = conversation
  if (window.some(({ id }) => id === lastSeenId)) return undefined
  const seen = { ...conversation, window }
  for (let number = pages - 1; number >= Math.max(0, pages - maxPages); number--) {
    const path = paths.conversationPage(agentId, conversationId, number)
    const page = await readDocument(region, path, conversationPageSchema)
    seen.window = [...(page?.data.messages ?? []), ...seen.window]
    if (isInWindow(seen, messageId)) return seen
    if (page?.data.messages.some(({ id }) => id === lastSeenId)) return undefined
  }
  return undefined
}
