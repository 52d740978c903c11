import type { Conversation, Message } from '../../shared/conversation.ts'
import { nextHandoffState, type HandoffState } from '../../shared/handoff.ts'
import type {
  ConversationsReply,
  FeedbackRequest,
  HandoffRequest,
  PresenceRequest,
} from '../../shared/widgetApi.ts'
import { conversationSchema } from '../../shared/conversation.ts'
import { paths } from '../../shared/paths.ts'
import { Writes } from '../../store/commit.ts'
import { readQuery } from '../../store/documents.ts'
import { AppError } from '../AppError.ts'
import { requestedEvent, visitorChanges } from '../turns/composeTurn.ts'
import { refOf } from '../conversations/ConversationStore.ts'
import type { Engine } from '../turns/Engine.ts'
import { retentionOf } from '../retention/retention.ts'
import type { Client } from './readClient.ts'
import { requireRemembered, requireUnblocked } from './requireWelcome.ts'
import { startConversation } from './startConversation.ts'
import type { VisitorClaims } from './visitorToken.ts'

const mostListed = 30

/** The visitor's conversations with this agent, newest first. */
export async function listConversations(claims: VisitorClaims): Promise<ConversationsReply> {
  if (!claims.visitorId) return { conversations: [] }
  const stored = await readQuery(
    claims.region,
    paths.conversations(claims.agentId),
    conversationSchema,
    (query) =>
      query.where('visitorId', '==', claims.visitorId).orderBy('lastMessageAt', 'desc').limit(mostListed),
  )
  return {
    conversations: stored.map(({ data: { ID, preview, lastMessageAt, state } }) => ({
      id: ID,
      preview,
      lastMessageAt,
      state,
    })),
  }
}

/** Keeps, changes or takes back a visitor's opinion of an answer. */
export async function giveFeedback(
  engine: Engine,
  claims: VisitorClaims,
  { messageId, rating, reason = '' }: Omit<FeedbackRequest, 'token'>,
): Promise<void> {
  const live = await engine.agents.of(claims)
  if (!live.agent.widgetOptions.canRate)
    throw new AppError('failed-precondition', 'Answers can’t be rated here.')
  await engine.conversations.change(refOf(claims), (before) => {
    requireRemembered(before, claims)
    requireUnblocked(before)
    const answer = before.window.find(
      (message) => message.id === messageId && message.role !== 'visitor' && message.role !== 'event',
    )
    if (!answer) throw new AppError('not-found')
    const window = before.window.map((message): Message => {
      if (message.id !== messageId) return message
      const { feedback: _, ...rest } = message
      return rating === 'none' ? rest : { ...rest, feedback: { rating, reason, at: engine.ports.now() } }
    })
    return { messages: [], recordHistory: true, changes: { window } }
  })
}

/** Asks for a person; the agent goes on answering until one comes. Asking again changes nothing. */
export async function requestPerson(
  engine: Engine,
  claims: VisitorClaims,
  { context }: Omit<HandoffRequest, 'token'>,
  client: Client,
): Promise<{ state: HandoffState }> {
  const live = await engine.agents.published(claims.region, claims.agentId)
  if (!live) throw new AppError('not-found')
  if (!live.agent.widgetOptions.canHandOff)
    throw new AppError('failed-precondition', 'This chat has nobody to hand over to.')
  await startConversation(engine, live, claims, client, context)
  const at = engine.ports.now()
  let isNew = false
  const stored = await engine.conversations.change(refOf(claims), (before: Conversation) => {
    const state = nextHandoffState(before.state, 'request')
    isNew = state !== undefined
    if (!state) return undefined
    const event = requestedEvent(at, `${claims.conversationId}-${at}`)
    return {
      ...retentionOf(live),
      messages: [event],
      changes: { ...visitorChanges({ live, client, context, question: event }, before, state), seen: false },
    }
  })
  if (isNew) engine.ports.personIsWanted?.({ ...refOf(claims), workspaceId: live.workspaceId })
  return { state: stored.state }
}

/** Shows the operator that the visitor writes, and how far he has read. */
export async function showPresence(
  engine: Engine,
  claims: VisitorClaims,
  { isTyping, readAt }: Omit<PresenceRequest, 'token'>,
): Promise<void> {
  const known = await engine.conversations.read(refOf(claims))
  // Nobody looks at it before a person is asked for, and after the conversation is over.
  if (known?.data.state !== 'requested' && known?.data.state !== 'human') return
  const now = engine.ports.now()
  await new Writes(claims.region)
    .set(paths.presence(claims.agentId, claims.conversationId, 'visitor'), {
      typingAt: isTyping ? now : 0,
      seenAt: now,
      readAt: Math.min(readAt ?? 0, now),
    })
    .commit()
}
