import type { VisitorClaims } from '../../src/domain/kernel/access/visitorClaims.ts'
import { openConversation } from '../../src/domain/chat/conversations/sealedConversation.ts'
import { conversationSchema, type Conversation } from '../../src/shared/chat/conversation.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { readDocument, readQuery } from '../../src/store/documents.ts'
import { testCosts } from '../testSigning.ts'

interface ConversationRef {
  region: Region
  agentId: string
  conversationId: string
}

/** Returns a stored conversation with its costs, if there is one. */
export async function conversationOf({
  region,
  agentId,
  conversationId,
}: ConversationRef): Promise<Conversation | undefined> {
  const stored = await readDocument(region, paths.conversation(agentId, conversationId), conversationSchema)
  return stored && openConversation(testCosts, { region, agentId, conversationId }, stored.data)
}

/** Returns all stored conversations of an agent with their costs. */
export async function conversationsOf(region: Region, agentId: string): Promise<Conversation[]> {
  const stored = await readQuery(region, paths.conversations(agentId), conversationSchema)
  return stored.map(({ data }) =>
    openConversation(testCosts, { region, agentId, conversationId: data.ID }, data),
  )
}

/** Returns the roles of the messages in order; for an event line, its event. */
export const rolesOf = async (claims: VisitorClaims) =>
  (await conversationOf(claims))?.window.map(({ role, event }) => event ?? role)

/** Returns the conversation's ids for an operator's callables. */
export const inputOf = ({ region, agentId, conversationId }: VisitorClaims) => ({
  region,
  agentId,
  conversationId,
})
