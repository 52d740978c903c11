import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import { catalogueSeed } from '../../../shared/billing/catalogueSeed.ts'
import type { TurnReport } from '../../../shared/widget/TurnReport.ts'
import type { TurnEvent } from '../../../shared/widget/widgetApi.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Inbound, Sender } from '../channels/Inbound.ts'
import { refOf } from '../conversations/ConversationRef.ts'
import { answerTo, publicMessage, replyIdOf } from '../conversations/messages.ts'
import { queueDelivery } from '../channels/outgoing/queueDelivery.ts'
import { ruleNamesOf } from '../flow/ruleNamesOf.ts'
import { keyHolderOf } from '../projects/projectKeys.ts'
import type { TalkingVisitor } from '../tools/RunTool.ts'
import type { TurnRequest } from './TurnRequest.ts'
import { commitTurn, UncertainCommit, type TurnToCommit } from './commitTurn.ts'
import { composeTurn, stateAfterQuestion } from './composeTurn.ts'
import type { Generated } from './Generated.ts'
import { generateAnswer } from './generateAnswer.ts'
import type { LiveTurn } from './LiveTurn.ts'
import { admitMessage, findRepeatedTurn, readTurn, type AdmittedTurn } from './readTurn.ts'
import { isOutdatedChoice } from './tools/isOutdatedChoice.ts'
import { readConfirmation } from './tools/readConfirmation.ts'
import { turnFailure } from './turnFailure.ts'
import type { TurnNeeds } from './TurnNeeds.ts'

/** Runs the turn of one message and emits its events; never throws. Nothing is left to do when it has ended. */
export async function runTurn(needs: TurnNeeds, inbound: Inbound, turn: LiveTurn): Promise<void> {
  try {
    turn.emit(await answer(needs, inbound, turn))
  } catch (error) {
    turn.emit(turnFailure(error))
  }
}

async function answer(needs: TurnNeeds, inbound: Inbound, turn: LiveTurn): Promise<TurnEvent> {
  const opened = await readTurn(needs, inbound)
  const stored = await findRepeatedTurn(opened)
  if (stored) return outcome(opened.servedAgent, stored, inbound.messageId)
  const admitted = await admitMessage(opened)
  return isForPeople(admitted) ? leaveToPeople(needs, admitted) : answerByAgent(needs, admitted, turn)
}

function isForPeople({ start, isForTeam }: AdmittedTurn): boolean {
  return isForTeam(start) || stateAfterQuestion(start) === 'human'
}

/** Stores the message without an answer. */
async function leaveToPeople(needs: TurnNeeds, admitted: AdmittedTurn): Promise<TurnEvent> {
  const { servedAgent, question, parts } = admitted
  const compose = (before: Conversation) => composeTurn(parts, before)
  const conversation = await commitTurn(needs, { ...turnToCommit(admitted), compose })
  return outcome(servedAgent, conversation, question.id)
}

/** Lets the agent answer the message; the counted message is returned when there is no answer. */
async function answerByAgent(needs: TurnNeeds, admitted: AdmittedTurn, turn: LiveTurn): Promise<TurnEvent> {
  const { servedAgent, inbound } = admitted
  // Needed for the model's call; read while credit is held.
  const keys = needs.modelKeys.of(keyHolderOf(inbound.sender.region, servedAgent))
  keys.catch(() => undefined)
  const counted = takeMonthlyMessage(needs, servedAgent, inbound.sender)
  // It may fail during the search, before anything awaits it.
  counted.catch(() => undefined)
  const releaseMessage = async () => (await counted.catch(() => undefined))?.()
  try {
    const request = turnRequestOf(admitted, { keys, counted })
    const generated = await generateAnswer(needs, servedAgent, request, (text) =>
      turn.emit({ type: 'text', text }),
    )
    const { event, isStored } = await storeAnswer(needs, admitted, generated)
    // An operator has joined, or another turn's answer to the same message was first.
    if (!isStored) await releaseMessage()
    return event
  } catch (error) {
    // An answer that may be stored counts as one.
    if (!(error instanceof UncertainCommit)) await releaseMessage()
    throw error
  }
}

function turnRequestOf(
  { inbound, servedAgent, catalogue, start, question, parts }: AdmittedTurn,
  taken: Pick<TurnRequest, 'keys' | 'counted'>,
): TurnRequest {
  const { sender, lastSeenId, sentAt, choiceOf } = inbound
  const { window: history, pendingTool: pending } = start
  const reply = { question, history, lastSeenId, sentAt, choiceOf }
  return {
    conversation: refOf(sender),
    history,
    question,
    flow: start.flow,
    pending,
    confirmation: pending ? readConfirmation({ pending, ...reply }) : undefined,
    isOutdated: isOutdatedChoice({ pending, ...reply }),
    models: catalogue?.models ?? catalogueSeed.models,
    isDryRun: sender.isDryRun,
    visitor: talkingVisitor(servedAgent, sender, parts.facts(start), start),
    ...taken,
  }
}

/** Stores an answer. `isStored`: the conversation has this answer. */
async function storeAnswer(
  needs: TurnNeeds,
  admitted: AdmittedTurn,
  generated: Generated,
): Promise<{ event: TurnEvent; isStored: boolean }> {
  const { ports } = needs
  const { inbound, servedAgent, question, parts, startedAt } = admitted
  const { sender } = inbound
  const reply = replyOf(generated, question, Math.max(ports.now(), startedAt + 1))
  const answered = { ...parts, answer: { ...generated, reply } }
  const conversation = await commitTurn(needs, {
    ...turnToCommit(admitted),
    hold: generated.hold,
    answer: reply,
    compose: (before) => composeTurn(answered, before),
  })
  // The worker of the thread delivers it.
  if (!inbound.thread) await queueDelivery(ports, sender, conversation)
  const event = outcome(servedAgent, conversation, question.id)
  const isStored = answerTo(conversation, question.id)?.at === reply.at
  // The cost and the passages of an answer are for the workspace only.
  if (!sender.isTest || sender.reviewRound !== undefined || event.type !== 'done') return { event, isStored }
  const trace = generated.trace && {
    ...generated.trace,
    ruleNames: await ruleNamesOf(needs.tools, servedAgent, sender.region, generated.trace.steps),
  }
  const report = reportOf({ ...generated, ...(trace && { trace }) }, startedAt, reply.at)
  return { event: { ...event, report }, isStored }
}

function turnToCommit({
  inbound,
  servedAgent,
  stored,
  start,
  question,
}: AdmittedTurn): Omit<TurnToCommit, 'compose'> {
  const { sender, onStoring } = inbound
  return { sender, wallet: servedAgent.wallet, stored, start, question, onStoring }
}

/** Returns what is known about the visitor with this message. */
function talkingVisitor(
  { agent }: ServedAgent,
  { contactId, isTest, networks }: Sender,
  facts: Partial<Conversation>,
  start: Conversation,
): TalkingVisitor {
  const { language = start.language, timeZone = start.timeZone, visitor = start.visitor } = facts
  const provedId = visitor.verified ? visitor.id : ''
  return { id: contactId, provedId, isTest, language: language || agent.lang, timeZone, networks }
}

/** Counts the message; test chats are not counted. */
function takeMonthlyMessage(
  { months }: TurnNeeds,
  { agent }: ServedAgent,
  { region, agentId, isTest }: Sender,
): Promise<() => Promise<void>> {
  return isTest ? Promise.resolve(async () => {}) : months.reserve(region, agentId, agent.messagesLimit)
}

function replyOf({ message }: Generated, question: Message, at: number): Message {
  return { ...message, id: replyIdOf(question.id), at, replyTo: question.id }
}

/** Returns the event for a message: its answer, or none while an operator handles the conversation. */
function outcome({ agent }: ServedAgent, stored: Conversation, questionId: string): TurnEvent {
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
    ...(message.pair && { pair: message.pair }),
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
