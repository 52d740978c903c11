import type { VisitContext } from '../../shared/widgetApi.ts'
import { Conflict } from '../../store/commit.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'
import { emptyConversation } from '../conversations/emptyConversation.ts'
import type { Engine } from '../turns/Engine.ts'
import { retentionOf } from '../retention/retention.ts'
import type { Client } from './readClient.ts'
import { requireOrigin, requireWelcome } from './requireWelcome.ts'
import { refOf, type Known } from '../conversations/ConversationStore.ts'
import type { VisitorClaims } from './visitorToken.ts'

/** The visitor's conversation, if there is one yet; fails unless he may act in it from where he is. */
export async function requireVisitor(
  engine: Engine,
  live: LiveAgent,
  claims: VisitorClaims,
  client: Client,
  context: VisitContext | undefined,
): Promise<Known> {
  requireOrigin(live.agent, client)
  const known = await engine.conversations.read(refOf(claims))
  requireWelcome(live, known?.data ?? emptyConversation(live, claims, engine.ports.now()), claims, context)
  return known
}

/** Makes sure that there is a conversation, for a visitor who acts before he writes. */
export async function startConversation(
  engine: Engine,
  live: LiveAgent,
  claims: VisitorClaims,
  client: Client,
  context: VisitContext | undefined,
): Promise<void> {
  if (await requireVisitor(engine, live, claims, client, context)) return
  const start = emptyConversation(live, claims, engine.ports.now())
  try {
    await engine.conversations.append(refOf(claims), undefined, start, { ...retentionOf(live), messages: [] })
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
}
