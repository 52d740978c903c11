import type { Conversation, Message } from '../../shared/conversation.ts'
import type { MessageRequest, TurnEvent, TurnReport } from '../../shared/widgetApi.ts'
import { AppError } from '../AppError.ts'
import type { AgentCache, LiveAgent } from './AgentCache.ts'
import { answerTo, publicMessage } from './messages.ts'
import { commitTurn } from './commitTurn.ts'
import type { ConversationRef } from './ConversationStore.ts'
import type { Engine } from './Engine.ts'
import { generateAnswer } from './generateAnswer.ts'
import type { LiveTurn } from './LiveTurn.ts'
import type { VisitorClaims } from './visitorToken.ts'

type Request = Omit<MessageRequest, 'token'>

/** Answers one message and tells its followers; never throws. */
export async function runTurn(engine: Engine, claims: VisitorClaims, request: Request, turn: LiveTurn): Promise<void> {
  try {
    turn.emit(await answer(engine, claims, request, turn))
  } catch (error) {
    turn.emit(failure(error))
  }
}

async function answer(engine: Engine, claims: VisitorClaims, request: Request, turn: LiveTurn): Promise<TurnEvent> {
  const startedAt = engine.ports.now()
  const ref: ConversationRef = { region: claims.region, agentId: claims.agentId, conversationId: claims.conversationId }
  const [live, known] = await Promise.all([
    loadAgent(engine.agents, claims),
    engine.conversations.open(ref, request.lastMessageId),
  ])
  const earlier = answerTo(known?.data, request.clientMessageId)
  if (earlier) return { type: 'done', message: publicMessage(earlier) }

  const generated = await generateAnswer(engine, live, claims.region, known?.data.window ?? [], request.text, (text) => turn.emit({ type: 'text', text }))
  const now = engine.ports.now()
  const question: Message = { id: request.clientMessageId, role: 'visitor', text: request.text, at: startedAt }
  const reply: Message = {
    id: `${request.clientMessageId}-a`,
    role: 'agent',
    text: generated.text,
    at: Math.max(now, startedAt + 1),
    replyTo: request.clientMessageId,
    receipt: generated.receipt,
    sources: generated.sources,
  }
  const stored = await commitTurn(engine, {
    ref, known, start: emptyConversation(live, claims, startedAt), hold: generated.hold,
    turn: { question, answer: reply, recordHistory: live.agent.recordChatHistory },
  })
  const message = publicMessage(stored)
  if (!claims.draft) return { type: 'done', message }
  const report: TurnReport = {
    sources: generated.sources,
    model: generated.receipt.model,
    inputTokens: generated.receipt.inputTokens,
    outputTokens: generated.receipt.outputTokens,
    costUnits: generated.receipt.amount,
    firstTokenMs: generated.firstTokenAt - startedAt,
    totalMs: now - startedAt,
  }
  return { type: 'done', message, report }
}

async function loadAgent(agents: AgentCache, claims: VisitorClaims): Promise<LiveAgent> {
  const live = claims.draft ? await agents.draft(claims.region, claims.agentId) : await agents.published(claims.region, claims.agentId)
  if (!live) throw new AppError('not-found')
  return live
}

function emptyConversation(live: LiveAgent, claims: VisitorClaims, now: number): Conversation {
  return {
    ID: claims.conversationId,
    agentId: claims.agentId,
    ownerID: live.workspaceId,
    channel: claims.draft ? 'debugger' : 'widget',
    isTest: claims.draft,
    startedAt: now,
    lastMessageAt: now,
    messageCount: 0,
    costUnits: 0,
    tokens: 0,
    preview: '',
    seen: false,
    tags: [],
    page: '',
    window: [],
    leases: [],
    pages: 0,
  }
}

function failure(error: unknown): TurnEvent {
  if (error instanceof AppError) {
    const { code, message } = error
    if (code === 'out-of-credits') return { type: 'error', code, message: 'This chat is not available right now.', retry: false }
    if (code === 'not-found') return { type: 'error', code, message, retry: false }
    if (code === 'unavailable' || code === 'resource-exhausted') return { type: 'error', code, message, retry: true }
  }
  console.error('A turn failed', { name: error instanceof Error ? error.name : typeof error, stack: error instanceof Error ? error.stack : undefined })
  return { type: 'error', code: 'internal', message: 'Something went wrong. Please try again.', retry: true }
}
