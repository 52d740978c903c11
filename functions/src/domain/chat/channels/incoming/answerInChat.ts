import type { Conversation } from '../../../../shared/chat/conversation.ts'
import type { TurnEvent } from '../../../../shared/widget/widgetApi.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'
import { consentOf } from '../../servedAgents/projectWidget.ts'
import type { Turns } from '../../turns/Turns.ts'
import { requireWelcome } from '../../visitors/access/requireWelcome.ts'
import type { VisitorLimits } from '../../visitors/access/VisitorLimits.ts'
import type { PaidTranscript } from './transcribePaid.ts'
import type { Inbound, Sender } from '../Inbound.ts'
import { isOfTeam } from './isOfTeam.ts'
import type { DownloadedFiles } from '../files/downloadFiles.ts'
import type { Incoming } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'

/** A question that was written or spoken. */
export type IncomingQuestion = Incoming & Partial<Pick<PaidTranscript, 'isSpoken' | 'payment'>>

interface TurnServices {
  turns: Turns
  limits: VisitorLimits
}

interface Taking {
  sender: Sender
  question: IncomingQuestion
  files: DownloadedFiles['files']
  /** Called before the question is stored. */
  onStoring?: (() => void) | undefined
  /** The agent stays silent, and the person waits for the team. */
  isForTeam?: boolean
}

/** Runs the turn of a question in a chat, or stores it for the team; the chat changes in the same commit. */
export async function answerInChat(
  { turns, limits }: TurnServices,
  lease: ThreadLease,
  { sender, question, files, onStoring, isForTeam = false }: Taking,
): Promise<TurnEvent | undefined> {
  const { agreedTo, lastMessageId, personId } = lease.thread
  const inbound: Inbound = {
    sender,
    messageId: `in-${question.id}`,
    ...(lastMessageId && { lastSeenId: lastMessageId }),
    sentAt: question.at,
    choiceOf: question.choiceOf,
    isForTeam: ({ agent }, before) =>
      isForTeam || (agent.channelOptions?.newContactsOnly === true && isOfTeam(before)),
    admit: (servedAgent, before) => requireWelcome(servedAgent, before, sender, { consent: agreedTo }),
    read: (at) => ({
      id: `in-${question.id}`,
      role: 'visitor',
      text: question.text,
      at,
      ...(files.length > 0 && { files }),
      ...(question.isSpoken && { isSpoken: true }),
      ...(question.payment && { receipt: question.payment.receipt }),
    }),
    facts: (servedAgent, before, at) => factsOf(servedAgent, before, { at, question, agreedTo, personId }),
    onStoring,
    thread: lease.asPart(),
  }
  const { conversationId, agentId, contactId } = sender
  const turn = turns.answer(inbound, () =>
    limits.allow(isForTeam ? 'action' : 'turn', { conversationId, agentId }, `thread ${contactId}`),
  )
  let last: TurnEvent | undefined
  await turn.follow((event) => (last = event), new AbortController().signal)
  return last
}

interface FactSources {
  at: number
  question: Incoming
  agreedTo: string
  personId: string
}

/** Returns what the channel knows about the person. */
function factsOf(
  { agent }: ServedAgent,
  before: Conversation,
  { at, question, agreedTo, personId }: FactSources,
): Partial<Conversation> {
  const consent = consentOf(agent)
  const hasAgreed = consent && agreedTo === consent.version && before.consent?.version !== consent.version
  return {
    language: before.language || question.language,
    ...(personId && { personId }),
    ...(before.referrer === '' && question.referrer && { referrer: question.referrer }),
    ...(before.visitor.name === '' &&
      question.name && { visitor: { ...before.visitor, name: question.name } }),
    ...(hasAgreed && { consent: { ...consent, at } }),
  }
}
