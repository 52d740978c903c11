import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import { nextHandoffState, type HandoffState } from '../../../shared/chat/handoff.ts'
import type {
  ConversationsReply,
  FeedbackRequest,
  HandoffRequest,
  PresenceRequest,
} from '../../../shared/widget/widgetApi.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { noticeOf } from '../conversations/noticeOf.ts'
import { waitingOf } from '../conversations/waitingVisitor.ts'
import { requestedEvent } from '../turns/composeTurn.ts'
import { visitorChanges } from './visitorChanges.ts'
import { refOf } from '../conversations/ConversationRef.ts'
import type { VisitorNeeds } from './VisitorNeeds.ts'
import { retentionOf } from '../conversations/retention.ts'
import type { RequestClient } from '../../kernel/access/RequestClient.ts'
import { requireRemembered, requireUnblocked } from './access/requireWelcome.ts'
import { senderOf } from './senderOf.ts'
import { startConversation } from './startConversation.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'

const maxListed = 30
/** The listed fields of a conversation, without its messages. */
const listedSchema = conversationSchema.pick({ ID: true, preview: true, lastMessageAt: true, state: true })

/** Returns the visitor's conversations with this agent, newest first. */
export async function listConversations(claims: VisitorClaims): Promise<ConversationsReply> {
  if (!claims.visitorId) return { conversations: [] }
  const stored = await readQuery(claims.region, paths.conversations(claims.agentId), listedSchema, (query) =>
    query
      .where('visitorId', '==', claims.visitorId)
      .orderBy('lastMessageAt', 'desc')
      .select(Object.keys(listedSchema.shape))
      .limit(maxListed),
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

/** Saves, changes or deletes a visitor's rating of an answer. */
export async function rateAnswer(
  needs: VisitorNeeds,
  claims: VisitorClaims,
  { messageId, rating, reason = '' }: Omit<FeedbackRequest, 'token'>,
): Promise<void> {
  const servedAgent = await needs.agents.require(claims)
  if (!servedAgent.agent.widgetOptions.canRate) throw new AppError('failed-precondition', 'ratingNotAllowed')
  await needs.conversations.change(refOf(claims), (before) => {
    requireRemembered(before, senderOf(claims))
    requireUnblocked(before)
    const answer = before.window.find(
      (message) => message.id === messageId && message.role !== 'visitor' && message.role !== 'event',
    )
    if (!answer) throw new AppError('not-found')
    const window = before.window.map((message): Message => {
      if (message.id !== messageId) return message
      const { feedback: current, ...rest } = message
      // A reason that is added later does not change the time of the rating.
      const at = current?.rating === rating ? current.at : needs.ports.now()
      return rating === 'none' ? rest : { ...rest, feedback: { rating, reason, at } }
    })
    return {
      messages: [],
      recordHistory: true,
      changes: {
        window,
        ratedUpAt: ratedAt('up', before.ratedUpAt, before.window, window),
        ratedDownAt: ratedAt('down', before.ratedDownAt, before.window, window),
      },
    }
  })
}

/**
 * Returns the time of the first rating of a kind that is still valid; 0 for none. The rating of an answer
 * that has left the window can no longer be withdrawn, and stays.
 */
function ratedAt(rating: 'up' | 'down', storedAt: number, before: Message[], window: Message[]): number {
  const momentsIn = (messages: Message[]) =>
    messages.flatMap(({ feedback }) => (feedback?.rating === rating ? feedback.at : []))
  const hasLeft = storedAt > 0 && !momentsIn(before).includes(storedAt)
  if (hasLeft) return storedAt
  const moments = momentsIn(window)
  return moments.length > 0 ? Math.min(...moments) : 0
}

/**
 * Asks for a person; the agent continues to answer until one joins. A second request changes nothing.
 * `networks`: the names of the networks of the visitor, from narrow to wide.
 */
export async function requestPerson(
  needs: VisitorNeeds,
  claims: VisitorClaims,
  { context, networks }: Omit<HandoffRequest, 'token'> & { networks?: readonly string[] },
  client: RequestClient,
): Promise<{ state: HandoffState }> {
  const servedAgent = await needs.agents.readPublished(claims.region, claims.agentId)
  if (!servedAgent) throw new AppError('not-found')
  if (!servedAgent.agent.widgetOptions.canHandOff)
    throw new AppError('failed-precondition', 'nobodyToHandOverTo')
  await startConversation(needs, servedAgent, claims, client, context)
  const at = needs.ports.now()
  const stored = await needs.conversations.change(refOf(claims), (before: Conversation) => {
    const state = nextHandoffState(before.state, 'request')
    if (!state) return undefined
    const event = requestedEvent(at, `${claims.conversationId}-${at}`)
    const addition = {
      ...retentionOf(servedAgent),
      messages: [event],
      changes: { ...visitorChanges({ servedAgent, client, context, at }, before), state, seen: false },
    }
    const notice = noticeOf(servedAgent, before, addition, { networks })
    return { ...addition, notice, waiting: waitingOf(servedAgent, addition.messages, { networks }) }
  })
  return { state: stored.state }
}

/** Shows the operator that the visitor is typing, and how far they have read. */
export async function showPresence(
  needs: VisitorNeeds,
  claims: VisitorClaims,
  { isTyping, readAt }: Omit<PresenceRequest, 'token'>,
): Promise<void> {
  const current = await needs.conversations.read(refOf(claims))
  // No operator looks before a person is requested, or after the conversation is over.
  if (current?.data.state !== 'requested' && current?.data.state !== 'human') return
  const now = needs.ports.now()
  await new Writes(claims.region)
    .set(paths.presence(claims.agentId, claims.conversationId, 'visitor'), {
      typingAt: isTyping ? now : 0,
      seenAt: now,
      readAt: Math.min(readAt ?? 0, now),
    })
    .commit()
}
