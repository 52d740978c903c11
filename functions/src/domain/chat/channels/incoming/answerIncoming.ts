import type { TurnEvent } from '../../../../shared/widget/widgetApi.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { deleteConversation } from '../../conversations/deleteConversation.ts'
import type { ChannelAdapter } from '../../../kernel/channels/ChannelAdapter.ts'
import { recordPersonId } from '../continuation/recordPersonId.ts'
import { recipientOf } from '../outgoing/deliverOutgoing.ts'
import { greet } from './greet.ts'
import { endPayment, transcribePaid, type PaidTranscript } from './transcribePaid.ts'
import { isVoice } from '../files/transcribeVoiceNotes.ts'
import type { Sender } from '../Inbound.ts'
import { storeForTeam } from './storeForTeam.ts'
import { requireConsent } from './requireConsent.ts'
import { conversationOf, isBlocked, senderOf } from './senderOf.ts'
import { isAnswered, type Burst } from './nextBurst.ts'
import { downloadFiles } from '../files/downloadFiles.ts'
import { addTeamMessage } from './addTeamMessage.ts'
import { answerInChat, type IncomingQuestion } from './answerInChat.ts'
import { sendNotice, type NoticeText } from '../outgoing/sendNotice.ts'
import type { Incoming } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'
import type { AnswerNeeds } from './AnswerNeeds.ts'

/** The number of tries for a question whose answer fails; then it is left to the team. */
const maxFailures = 5
const maxPauseMs = 120_000

/**
 * Runs the turn of the messages that came together in a thread. The result is part of the thread's next
 * write.
 */
export async function answerIncoming(
  needs: AnswerNeeds,
  adapter: ChannelAdapter,
  lease: ThreadLease,
  received: Burst,
): Promise<void> {
  const { region, agentId } = lease.ref
  const servedAgent = await needs.agents.readPublished(region, agentId)
  const isNew = lease.thread.lastMessageId === ''
  if (!servedAgent || (isNew && (await isBlocked(lease)))) return lease.change(received.done)
  if (!isAnswered(received))
    return addTeamMessage(needs, lease, { servedAgent, sender: senderOf(lease), burst: received })
  if (received.question.isForget) return deleteChat(needs, lease, received)
  const canTranscribe = needs.ports.transcribe !== undefined
  if (isUnreadable(servedAgent, received, canTranscribe))
    return sendNotice(needs.ports.now(), lease, received, 'unreadable')
  const burst = requireConsent(needs.ports.now(), lease, servedAgent, received)
  if (!burst) return
  const request = { ...burst.question }
  await recordPersonId(needs, lease, request)
  const sender = senderOf(lease)
  const turn = { adapter, servedAgent, sender, burst }
  const isGreeted = request.isStart || (isNew && !servedAgent.agent.smartInit)
  if (isGreeted && (await greet(needs, lease, { servedAgent, sender, question: request, done: burst.done })))
    return
  // A person who was only greeted so far writes for the first time.
  const isFirst = isNew || lease.thread.lastMessageId.startsWith('start-')
  if (isFirst && request.name === '') request.name = (await adapter.nameOf?.(recipientOf(lease))) ?? ''
  if (!request.files.some(isVoice)) {
    await answerQuestion(needs, lease, { ...turn, question: request })
    return
  }
  if (await isBlocked(lease)) return lease.change(burst.done)
  // Transcription costs credit before the turn starts, so it counts as its own action.
  needs.limits.allow('action', sender, `thread ${sender.contactId}`)
  await answerVoiceNotes(needs, lease, { ...turn, wallet: servedAgent.wallet, question: request })
}

interface IncomingTurn {
  adapter: ChannelAdapter
  servedAgent: ServedAgent
  sender: Sender
  burst: Burst
  question: Incoming
  /** Called before the question is stored. */
  onStoring?: () => void
}

/** Transcribes voice notes and runs their turn; the credit for transcription is spent or released. */
async function answerVoiceNotes(
  needs: AnswerNeeds,
  lease: ThreadLease,
  turn: IncomingTurn & { wallet: string },
): Promise<void> {
  const { adapter, burst } = turn
  const { failures } = lease.thread
  let transcript: PaidTranscript
  try {
    transcript = await transcribePaid(needs, turn, turn.question, {
      adapter,
      recipient: recipientOf(lease),
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'out-of-credits') throw error
    await storeForTeam(needs, lease, { adapter, burst, failures, notice: 'unavailable' })
    return
  }
  let event: TurnEvent | undefined
  let mayBeStored = false
  const onStoring = () => {
    mayBeStored = true
  }
  try {
    event = await answerQuestion(needs, lease, { ...turn, question: transcript, onStoring })
  } finally {
    const ending = { event, mayBeStored }
    if (transcript.payment) await endPayment(needs, turn, `in-${transcript.id}`, transcript.payment, ending)
  }
}

/**
 * Runs the turn of a question and returns the result; undefined when there is no question or the result is
 * unknown.
 */
async function answerQuestion(
  needs: AnswerNeeds,
  lease: ThreadLease,
  { adapter, servedAgent, sender, burst, question, onStoring }: IncomingTurn & { question: IncomingQuestion },
): Promise<TurnEvent | undefined> {
  const { failures } = lease.thread
  const now = needs.ports.now()
  const sent = servedAgent.agent.widgetOptions.canUpload ? question.files : []
  const skip = (text: NoticeText): undefined => sendNotice(now, lease, burst, text)
  if (question.text === '' && sent.length === 0) return skip('unreadable')
  const where = { adapter, recipient: recipientOf(lease), conversation: sender }
  const { files, isRefused } = await downloadFiles(needs, sent, where)
  if (isRefused && question.text === '' && files.length === 0) return skip('fileRefused')
  lease.change(burst.done)
  if (isRefused) skip('fileRefused')
  const event = await answerInChat(needs, lease, { sender, question, files, onStoring })
  await settle(needs, lease, { adapter, burst, question, failures }, event)
  return event
}

/** Returns whether a message has neither text, voice notes, nor a file that this agent accepts. */
function isUnreadable({ agent }: ServedAgent, { question }: Burst, canTranscribe: boolean): boolean {
  const hasFiles = agent.widgetOptions.canUpload && question.files.length > 0
  const hasVoice = canTranscribe && question.files.some(isVoice)
  return question.text === '' && !question.isStart && !hasFiles && !hasVoice
}

/** Deletes a conversation at the request of its person, with the replies that are not delivered yet. */
export async function deleteChat(needs: AnswerNeeds, lease: ThreadLease, burst: Burst): Promise<void> {
  const { lastMessageId, generation, outgoing } = lease.thread
  if (lastMessageId) await deleteIfStored(needs, lease)
  const waiting = Object.keys(outgoing).map((key): [string, undefined] => [`outgoing.${key}`, undefined])
  lease.change({
    ...Object.fromEntries(waiting),
    ...(lastMessageId && { generation: generation + 1 }),
    lastMessageId: '',
    agreedTo: '',
    personId: '',
    held: null,
  })
  sendNotice(needs.ports.now(), lease, burst, 'forgotten')
}

/** Deletes a conversation, unless its retention has deleted it already. */
async function deleteIfStored(needs: AnswerNeeds, lease: ThreadLease): Promise<void> {
  await deleteConversation(needs, conversationOf(lease)).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error
  })
}

/** Records the result of a turn. */
async function settle(
  needs: AnswerNeeds,
  lease: ThreadLease,
  failed: FailedTry,
  event: TurnEvent | undefined,
): Promise<void> {
  const { burst } = failed
  if (event?.type === 'done' || event?.type === 'stored')
    return lease.change({ ...burst.done, lastMessageId: event.message.id })
  const { generation } = lease.thread
  const error = event?.type === 'error' ? event : undefined
  if (error?.code === 'unauthenticated')
    // The conversation was deleted: the next message starts another one.
    return lease.change({ ...burst.undone, generation: generation + 1, lastMessageId: '', agreedTo: '' })
  if (error?.code === 'permission-denied' || error?.code === 'not-found') return lease.change(burst.done)
  if (error && !error.retry) return storeForTeam(needs, lease, { ...unpaid(failed), notice: 'unavailable' })
  await scheduleRetry(needs, lease, failed)
}

/** A burst that could not be answered, and the number of failures in a row before. */
interface FailedTry {
  adapter: ChannelAdapter
  burst: Burst
  /** The transcribed question; missing when it did not come that far. */
  question?: IncomingQuestion
  failures: number
}

/** Returns a failed try without its payment: the team reads text that was not charged. */
function unpaid({ question, ...failed }: FailedTry): FailedTry {
  if (!question) return failed
  const { payment: _payment, ...words } = question
  return { ...failed, question: words }
}

/** Schedules another try after a pause; after the last one the burst is left to the team. */
export async function scheduleRetry(
  needs: AnswerNeeds,
  lease: ThreadLease,
  failed: FailedTry,
): Promise<void> {
  const { burst, failures } = failed
  const isLast = failures + 1 >= maxFailures
  // Messages of the account's own people are not questions.
  if (isLast && !isAnswered(burst)) return lease.change(burst.done)
  if (isLast) return storeForTeam(needs, lease, { ...unpaid(failed), notice: 'failed' })
  const pauseMs = Math.min(2_000 * 4 ** failures, maxPauseMs)
  lease.change({ ...burst.undone, failures: failures + 1, notBefore: needs.ports.now() + pauseMs })
}
