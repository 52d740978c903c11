import type { VisitContext } from '../../../shared/widget/widgetApi.ts'
import { Conflict } from '../../../store/commit.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import { emptyConversation } from '../conversations/emptyConversation.ts'
import type { VisitorNeeds } from './VisitorNeeds.ts'
import { retentionOf } from '../conversations/retention.ts'
import type { RequestClient } from '../../kernel/access/RequestClient.ts'
import { requireOrigin, requireWelcome } from './access/requireWelcome.ts'
import { senderOf } from './senderOf.ts'
import { refOf, type StoredConversation } from '../conversations/ConversationRef.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'

/**
 * Returns the visitor's conversation, if there is one; throws unless they may act in it from their origin.
 */
export async function requireVisitor(
  needs: VisitorNeeds,
  servedAgent: ServedAgent,
  claims: VisitorClaims,
  client: RequestClient,
  context: VisitContext | undefined,
): Promise<StoredConversation> {
  requireOrigin(servedAgent.agent, client)
  const stored = await needs.conversations.read(refOf(claims))
  requireWelcome(
    servedAgent,
    stored?.data ?? emptyConversation(servedAgent, senderOf(claims), needs.ports.now()),
    senderOf(claims),
    context,
  )
  return stored
}

/** Creates the conversation if needed, for a visitor who acts before they write. */
export async function startConversation(
  needs: VisitorNeeds,
  servedAgent: ServedAgent,
  claims: VisitorClaims,
  client: RequestClient,
  context: VisitContext | undefined,
): Promise<void> {
  if (await requireVisitor(needs, servedAgent, claims, client, context)) return
  const start = emptyConversation(servedAgent, senderOf(claims), needs.ports.now())
  try {
    await needs.conversations.append(refOf(claims), undefined, start, {
      ...retentionOf(servedAgent),
      messages: [],
    })
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
}
