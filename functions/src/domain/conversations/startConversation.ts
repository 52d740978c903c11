import type { VisitContext } from '../../shared/widgetApi.ts'
import { Conflict } from '../../store/commit.ts'
import type { LiveAgent } from './AgentCache.ts'
import { emptyConversation } from './emptyConversation.ts'
import type { Engine } from './Engine.ts'
import { requireWelcome } from './requireWelcome.ts'
import { refOf } from './ConversationStore.ts'
import type { VisitorClaims } from './visitorToken.ts'

/** Makes sure that there is a conversation, for a visitor who acts before he writes. */
export async function startConversation(engine: Engine, live: LiveAgent, claims: VisitorClaims, context: VisitContext | undefined): Promise<void> {
  const ref = refOf(claims)
  const known = await engine.conversations.read(ref)
  const start = known?.data ?? emptyConversation(live, claims, engine.ports.now())
  requireWelcome(live.agent, start, context)
  if (known) return
  try {
    await engine.conversations.append(ref, undefined, start, { messages: [], recordHistory: live.agent.recordChatHistory })
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
}
