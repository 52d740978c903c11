import type { VisitorClaims } from '../../src/domain/kernel/access/visitorClaims.ts'
import { conversationSchema } from '../../src/shared/chat/conversation.ts'
import { paths } from '../../src/shared/paths.ts'
import { readDocument } from '../../src/store/documents.ts'

/** Returns a visitor's stored conversation, if there is one. */
export const conversationOf = async ({ region, agentId, conversationId }: VisitorClaims) =>
  (await readDocument(region, paths.conversation(agentId, conversationId), conversationSchema))?.data

/** Returns the roles of the messages in order; for an event line, its event. */
export const rolesOf = async (claims: VisitorClaims) =>
  (await conversationOf(claims))?.window.map(({ role, event }) => event ?? role)

/** Returns the conversation's ids for an operator's callables. */
export const inputOf = ({ region, agentId, conversationId }: VisitorClaims) => ({
  region,
  agentId,
  conversationId,
})
