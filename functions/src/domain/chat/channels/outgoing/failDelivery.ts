import type { DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'
import { nextHandoffState } from '../../../../shared/chat/handoff.ts'
import { reasonsOfChannels } from '../../../../shared/channels/reasonsOfChannels.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentCache } from '../../servedAgents/AgentCache.ts'
import type { ConversationStore } from '../../conversations/ConversationStore.ts'
import { waitingOf } from '../../conversations/waitingVisitor.ts'
import { noticeOf } from '../../conversations/noticeOf.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { retentionOf } from '../../conversations/retention.ts'
import { requestedEvent } from '../../turns/composeTurn.ts'
import { showFailure } from './showFailure.ts'
import type { Outgoing, ThreadRef } from '../../../kernel/channels/Thread.ts'

export interface FailNeeds {
  ports: Pick<Ports, 'now' | 'tasks'>
  agents: AgentCache
  conversations: ConversationStore
}

/**
 * Marks a message as not delivered. A person who misses the agent's answer because of the account then waits
 * for an operator.
 */
export async function failDelivery(
  needs: FailNeeds,
  ref: ThreadRef,
  entry: Outgoing,
  reason: DeliveryReason,
): Promise<void> {
  await showFailure(ref, entry, reason)
  if (entry.conversationId === '' || entry.isFromPerson || !isOfAccount(reason)) return
  await requestPerson(needs, ref, entry).catch((error: unknown) => {
    // A person who has deleted their conversation waits for no one.
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error
  })
}

/** Reasons that the owner resolves at WhatsApp, not on the Channels page. */
const ofNumbers: ReadonlySet<DeliveryReason> = new Set([
  'whatsappLocked',
  'whatsappNeedsPayment',
  'whatsappBlocked',
])

function isOfAccount(reason: DeliveryReason): boolean {
  return reasonsOfChannels.has(reason) || ofNumbers.has(reason)
}

async function requestPerson(
  { ports, agents, conversations }: FailNeeds,
  { region, agentId }: ThreadRef,
  { conversationId, messageId }: Outgoing,
): Promise<void> {
  const servedAgent = await agents.readPublished(region, agentId)
  if (!servedAgent) return
  const conversation = { region, agentId, conversationId }
  const at = ports.now()
  await conversations.change(conversation, (before) => {
    // A person who was only greeted has not asked anything yet.
    const hasQuestion = before.window.some(({ role }) => role === 'visitor')
    const isAlone = before.state === 'bot' && before.visitorId !== '' && !before.isBlocked
    const state = isAlone && hasQuestion ? nextHandoffState(before.state, 'request') : undefined
    if (!state) return undefined
    const messages = [requestedEvent(at, messageId)]
    const addition = { ...retentionOf(servedAgent), messages, changes: { state, seen: false } }
    const cause = { reason: 'undelivered' } as const
    const notice = noticeOf(servedAgent, before, addition, cause)
    return { ...addition, notice, waiting: waitingOf(servedAgent, messages, cause) }
  })
}
