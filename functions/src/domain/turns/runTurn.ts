import type { Conversation, Message } from '../../shared/conversation.ts'
import type { MessageRequest, TurnEvent, TurnReport } from '../../shared/widgetApi.ts'
import { requireStillMember } from '../actor.ts'
import { AppError } from '../AppError.ts'
import { asAppError } from '../asAppError.ts'
import { commitTurn } from './commitTurn.ts'
import { composeTurn, stateAfterQuestion } from './composeTurn.ts'
import { refOf } from '../conversations/ConversationStore.ts'
import { emptyConversation } from '../conversations/emptyConversation.ts'
import type { Engine } from './Engine.ts'
import { generateAnswer, type Generated } from './generateAnswer.ts'
import type { LiveTurn } from './LiveTurn.ts'
import { answerTo, hasMessage, publicMessage } from '../conversations/messages.ts'
import type { Client } from '../visitors/readClient.ts'
import { requireOrigin, requireWelcome } from '../visitors/requireWelcome.ts'
import { openVisitorFiles } from '../visitors/visitorFiles.ts'
import type { VisitorClaims } from '../visitors/visitorToken.ts'

export type TurnRequest = Omit<MessageRequest, 'token'>

/** Answers one message and tells its followers; never throws. */
export async function runTurn(
  engine: Engine,
  claims: VisitorClaims,
  request: TurnRequest,
  client: Client,
  turn: LiveTurn,
): Promise<void> {
  try {
    turn.emit(await answer(engine, claims, request, client, turn))
  } catch (error) {
    turn.emit(failure(error))
  }
}

async function answer(
  engine: Engine,
  claims: VisitorClaims,
  request: TurnRequest,
  client: Client,
  turn: LiveTurn,
): Promise<TurnEvent> {
  const startedAt = engine.ports.now()
  const [live, known] = await Promise.all([
    engine.agents.of(claims),
    engine.conversations.open(refOf(claims), request.lastMessageId),
  ])
  const { showSources } = live.agent.widgetOptions
  if (known && hasMessage(known.data, request.clientMessageId))
    return outcome(known.data, request.clientMessageId, showSources)
  const start = known?.data ?? emptyConversation(live, claims, startedAt)
  if (claims.member) await requireStillMember(claims.region, claims.member, live.workspaceId)
  if (!claims.draft) {
    requireOrigin(live.agent, client)
    requireWelcome(live, start, claims, request.context)
  }
  const question: Message = {
    id: request.clientMessageId,
    role: 'visitor',
    text: request.text,
    at: startedAt,
    ...(request.isSpoken && { isSpoken: true }),
    ...(request.files?.length && { files: openVisitorFiles(engine, claims, request.files) }),
  }
  const parts = { live, client, context: request.context, question }
  const commit = { claims, known, start, question }
  if (stateAfterQuestion(start) === 'human') {
    const stored = await commitTurn(engine, {
      ...commit,
      hold: undefined,
      answer: undefined,
      compose: (before) => composeTurn(parts, before),
    })
    return outcome(stored, question.id, showSources)
  }
  const giveBack = claims.draft
    ? undefined
    : await engine.months.take(claims.region, claims.agentId, live.agent.messagesLimit)
  const generated = await generateAnswer(engine, live, claims.region, start.window, question, (text) =>
    turn.emit({ type: 'text', text }),
  ).catch(async (error: unknown) => {
    await giveBack?.()
    throw error
  })
  const reply: Message = {
    ...generated.message,
    id: `${question.id}-a`,
    at: Math.max(engine.ports.now(), startedAt + 1),
    replyTo: question.id,
  }
  const compose = (before: Conversation) =>
    composeTurn({ ...parts, answer: reply, wantsPerson: generated.wantsPerson }, before)
  const stored = await commitTurn(engine, { ...commit, hold: generated.hold, answer: reply, compose })
  if (generated.wantsPerson && stateAfterQuestion(start) === 'bot' && stored.state === 'requested')
    engine.ports.personIsWanted?.({ ...refOf(claims), workspaceId: live.workspaceId })
  const event = outcome(stored, question.id, showSources)
  if (event.type === 'stored') await giveBack?.()
  return claims.draft && event.type === 'done'
    ? { ...event, report: reportOf(generated, startedAt, reply.at) }
    : event
}

/** What became of a message: its answer, or none while a person looks after the conversation. */
function outcome(stored: Conversation, questionId: string, showSources: boolean): TurnEvent {
  const reply = answerTo(stored, questionId)
  if (reply) return { type: 'done', message: publicMessage(reply, showSources), state: stored.state }
  const question = stored.window.find((message) => message.id === questionId)
  if (!question) throw new AppError('unavailable')
  return { type: 'stored', message: publicMessage(question, showSources), state: stored.state }
}

function reportOf({ message, firstTokenAt }: Generated, startedAt: number, endedAt: number): TurnReport {
  return {
    sources: message.sources ?? [],
    model: message.receipt?.model ?? 'none',
    inputTokens: message.receipt?.inputTokens ?? 0,
    outputTokens: message.receipt?.outputTokens ?? 0,
    costUnits: message.receipt?.amount ?? 0,
    firstTokenMs: firstTokenAt - startedAt,
    totalMs: endedAt - startedAt,
  }
}

function failure(error: unknown): TurnEvent {
  const { code, message } = asAppError(error)
  if (code === 'out-of-credits')
    return { type: 'error', code, message: 'This chat is not available right now.', retry: false }
  if (
    code === 'not-found' ||
    code === 'failed-precondition' ||
    code === 'permission-denied' ||
    code === 'invalid-argument' ||
    code === 'unauthenticated'
  )
    return { type: 'error', code, message, retry: false }
  if (code === 'unavailable' || code === 'resource-exhausted')
    return { type: 'error', code, message, retry: true }
  console.error('A turn failed', {
    name: error instanceof Error ? error.name : typeof error,
    stack: error instanceof Error ? error.stack : undefined,
  })
  return { type: 'error', code: 'internal', message: 'Something went wrong. Please try again.', retry: true }
}
