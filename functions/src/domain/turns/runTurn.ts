import type { Conversation, Message } from '../../shared/conversation.ts'
import { catalogueSeed } from '../../shared/catalogueSeed.ts'
import type { TurnEvent, TurnReport } from '../../shared/widgetApi.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'
import { AppError } from '../AppError.ts'
import { loadCatalogue } from '../billing/loadCatalogue.ts'
import type { Inbound, Sender } from '../channels/Inbound.ts'
import { refOf, type Known } from '../conversations/ConversationRef.ts'
import { emptyConversation } from '../conversations/emptyConversation.ts'
import { answerTo, hasMessage, publicMessage } from '../conversations/messages.ts'
import { queuePersonIsWanted } from '../inbox/queuePersonIsWanted.ts'
import type { KeyedNotice } from '../notices/KeyedNotice.ts'
import { queueClientNotice } from '../notices/queueClientNotice.ts'
import { queueDelivery } from '../channels/queueDelivery.ts'
import { keyHolderOf } from '../projects/projectKeys.ts'
import type { TalkingVisitor } from '../tools/RunTool.ts'
import { commitTurn, UncertainCommit, type TurnToCommit } from './commitTurn.ts'
import { composeTurn, stateAfterQuestion, type TurnParts } from './composeTurn.ts'
import { findEarlier } from './findEarlier.ts'
import { generateAnswer } from './generateAnswer.ts'
import type { Generated } from './Generated.ts'
import type { LiveTurn } from './LiveTurn.ts'
import { turnFailure } from './turnFailure.ts'
import type { TurnNeeds } from './TurnNeeds.ts'

/** Answers one message and tells its followers; never throws. Nothing is left to do when it has ended. */
export async function runTurn(needs: TurnNeeds, inbound: Inbound, turn: LiveTurn): Promise<void> {
  try {
    turn.emit(await answer(needs, inbound, turn))
  } catch (error) {
    turn.emit(turnFailure(error))
  }
}

/**
 * What an instance keeps may not know that a person has given the conversation back: its question would be
 * stored, and nobody would answer it.
 */
async function withoutStaleHandover(
  { conversations }: TurnNeeds,
  { sender, lastSeenId, isForTeam }: Inbound,
  live: LiveAgent,
  kept: Known,
): Promise<Known> {
  if (!kept || lastSeenId === undefined) return kept
  const isWithPeople = isForTeam?.(live, kept.data) === true || stateAfterQuestion(kept.data) === 'human'
  return isWithPeople ? conversations.read(sender) : kept
}

async function answer(needs: TurnNeeds, inbound: Inbound, turn: LiveTurn): Promise<TurnEvent> {
  const { ports, agents, conversations } = needs
  const { sender } = inbound
  const startedAt = ports.now()
  const [live, opened, catalogue] = await Promise.all([
    agents.of({ ...sender, draft: sender.isTest }),
    conversations.open(sender, inbound.lastSeenId),
    // Read by now when the answer is priced; if it could not be, that is where the turn fails.
    loadCatalogue(startedAt).catch(() => undefined),
  ])
  const known = await withoutStaleHandover(needs, inbound, live, opened)
  if (known && hasMessage(known.data, inbound.messageId)) return outcome(live, known.data, inbound.messageId)
  const earlier = known && (await findEarlier(sender, known.data, inbound))
  if (earlier) return outcome(live, earlier, inbound.messageId)
  const start = known?.data ?? emptyConversation(live, sender, startedAt)
  await inbound.admit(live, start)
  const question = await inbound.read(startedAt)
  const facts = (before: Conversation) => inbound.facts(live, before, startedAt)
  const isForTeam = (before: Conversation) => inbound.isForTeam?.(live, before) ?? false
  const parts = { live, start, question, facts, thread: inbound.thread, isForTeam }
  const { onStoring } = inbound
  const commit = { sender, wallet: live.wallet, known, start, question, onStoring }
  if (isForTeam(start) || stateAfterQuestion(start) === 'human') {
    const { compose, notice } = composing(parts)
    const stored = await commitTurn(needs, { ...commit, compose })
    await queueClientNotice(ports, sender.region, notice())
    await tellPersonIsWanted(needs, live, sender, { start, stored, isWanted: isForTeam(start) })
    return outcome(live, stored, question.id)
  }
  // Needed when the model is asked; read while credit is taken.
  const keys = needs.modelKeys.of(keyHolderOf(sender.region, live))
  keys.catch(() => undefined)
  const counted = takeMonthlyMessage(needs, live, sender)
  // It may fail while the question's meaning is asked, before anybody waits for it.
  counted.catch(() => undefined)
  const giveBack = async () => (await counted.catch(() => undefined))?.()
  try {
    const asked = {
      conversation: refOf(sender),
      history: start.window,
      question,
      flow: start.flow,
      pending: start.pendingTool,
      models: catalogue?.models ?? catalogueSeed.models,
      keys,
      isRehearsal: sender.isRehearsal,
      visitor: talkingVisitor(live, sender, parts.facts(start), start),
      counted,
    }
    const generated = await generateAnswer(needs, live, asked, (text) => turn.emit({ type: 'text', text }))
    const reply = replyOf(generated, question, Math.max(ports.now(), startedAt + 1))
    const { compose, notice } = composing({ ...parts, answer: { ...generated, reply } })
    const paid: TurnToCommit = { ...commit, hold: generated.hold, answer: reply, compose }
    const stored = await commitTurn(needs, paid)
    // Whoever serves the thread delivers it himself.
    if (!inbound.thread) await queueDelivery(ports, sender, stored)
    await queueClientNotice(ports, sender.region, notice())
    const isWanted = generated.wantsPerson || isForTeam(stored)
    await tellPersonIsWanted(needs, live, sender, { start, stored, isWanted })
    const event = outcome(live, stored, question.id)
    // A person has come, or somebody else's answer to the same message was there first.
    if (answerTo(stored, question.id)?.at !== reply.at) await giveBack()
    // What an answer costs and rests on is the workspace's.
    if (!sender.isTest || sender.reviewRound !== undefined || event.type !== 'done') return event
    return { ...event, report: reportOf(generated, startedAt, reply.at) }
  } catch (error) {
    // An answer that may be stored counts as one.
    if (!(error instanceof UncertainCommit)) await giveBack()
    throw error
  }
}

/** What is known of him by this message. */
function talkingVisitor(
  { agent }: LiveAgent,
  { contactId, isTest }: Sender,
  facts: Partial<Conversation>,
  start: Conversation,
): TalkingVisitor {
  const { language = start.language, timeZone = start.timeZone, visitor = start.visitor } = facts
  const provedId = visitor.verified ? visitor.id : ''
  return { id: contactId, provedId, isTest, language: language || agent.lang, timeZone }
}

/** What a turn adds, and the notice of what was added last: the one that is stored. */
function composing(parts: TurnParts) {
  let notice: KeyedNotice | undefined
  return {
    compose: (before: Conversation) => {
      const addition = composeTurn(parts, before)
      notice = addition.notice
      return addition
    },
    notice: () => notice,
  }
}

/** Test chats are not counted. */
function takeMonthlyMessage(
  { months }: TurnNeeds,
  { agent }: LiveAgent,
  { region, agentId, isTest }: Sender,
): Promise<() => Promise<void>> {
  return isTest ? Promise.resolve(async () => {}) : months.take(region, agentId, agent.messagesLimit)
}

function replyOf({ message }: Generated, question: Message, at: number): Message {
  return { ...message, id: `${question.id}-a`, at, replyTo: question.id }
}

async function tellPersonIsWanted(
  { ports }: TurnNeeds,
  live: LiveAgent,
  sender: Sender,
  { start, stored, isWanted }: { start: Conversation; stored: Conversation; isWanted: boolean },
): Promise<void> {
  const isNew = isWanted && stateAfterQuestion(start) === 'bot' && stored.state === 'requested'
  if (!isNew) return
  const waiting = { ...refOf(sender), workspaceId: live.workspaceId, at: stored.lastMessageAt }
  await queuePersonIsWanted(ports, waiting)
}

/** What became of a message: its answer, or none while a person looks after the conversation. */
function outcome({ agent }: LiveAgent, stored: Conversation, questionId: string): TurnEvent {
  const { showSources } = agent.widgetOptions
  const reply = answerTo(stored, questionId)
  if (reply) return { type: 'done', message: publicMessage(reply, showSources), state: stored.state }
  const question = stored.window.find((message) => message.id === questionId)
  if (!question) throw new AppError('unavailable')
  return { type: 'stored', message: publicMessage(question, showSources), state: stored.state }
}

function reportOf(
  { message, sources, trace, firstTokenAt }: Generated,
  startedAt: number,
  endedAt: number,
): TurnReport {
  return {
    sources,
    model: message.receipt?.model ?? 'none',
    inputTokens: message.receipt?.inputTokens ?? 0,
    cachedTokens: message.receipt?.cachedTokens ?? 0,
    outputTokens: message.receipt?.outputTokens ?? 0,
    costUnits: message.receipt?.amount ?? 0,
    firstTokenMs: firstTokenAt - startedAt,
    totalMs: endedAt - startedAt,
    ...(trace && { trace }),
  }
}
