import type { VisitorClaims } from '../../src/domain/kernel/access/visitorClaims.ts'
import { conversationSchema } from '../../src/shared/chat/conversation.ts'
import { paths } from '../../src/shared/paths.ts'
import { readDocument } from '../../src/store/documents.ts'

/** What is stored of a visitor's conversation, if there is any. */
export const conversationOf = async ({ region, agentId, conversationId }: VisitorClaims) =>
  (await readDocument(region, paths.conversation(agentId, conversationId), conversationSchema))?.data

/** Who has written, in order; for an event line, which event it is. */
export const rolesOf = async (claims: VisitorClaims) =>
  (await conversationOf(claims))?.window.map(({ role, event }) => event ?? role)

/** How an operator's callables name the conversation. */
export const inputOf = ({ region, agentId, conversationId }: VisitorClaims) => ({
  region,
  agentId,
  conversationId,
})
