import type { DeliveryReason } from '../../shared/deliveryReasons.ts'
import { nextHandoffState } from '../../shared/handoff.ts'
import { reasonsOfChannels } from '../../shared/reasonsOfChannels.ts'
import { AppError } from '../AppError.ts'
import type { AgentCache } from '../agents/AgentCache.ts'
import type { ConversationStore } from '../conversations/ConversationStore.ts'
import { queuePersonIsWanted } from '../inbox/queuePersonIsWanted.ts'
import { noticeOf } from '../notices/noticeOf.ts'
import type { KeyedNotice } from '../notices/KeyedNotice.ts'
import { queueClientNotice } from '../notices/queueClientNotice.ts'
import type { Ports } from '../ports.ts'
import { retentionOf } from '../retention/retention.ts'
import { requestedEvent } from '../turns/composeTurn.ts'
import { showFailure } from './showFailure.ts'
import type { Outgoing, ThreadRef } from './Thread.ts'

export interface FailNeeds {
  ports: Pick<Ports, 'now' | 'tasks'>
  agents: AgentCache
  conversations: ConversationStore
}

/**
 * Says at a message that it was not delivered. Whoever is left without the agent's answer because of the
 * account waits for a person from then on, as does one whom the agent could not answer.
 */
export async function failDelivery(
  needs: FailNeeds,
  ref: ThreadRef,
  entry: Outgoing,
  reason: DeliveryReason,
): Promise<void> {
  await showFailure(ref, entry, reason)
  if (entry.conversationId === '' || entry.isFromPerson || !isOfAccount(reason)) return
  await askForPerson(needs, ref, entry).catch((error: unknown) => {
    // Whoever has deleted his conversation waits for nobody.
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error
  })
}

/** What its owner mends at WhatsApp, not on the Channels page. */
const ofNumbers: ReadonlySet<DeliveryReason> = new Set([
  'whatsappLocked',
  'whatsappNeedsPayment',
  'whatsappBlocked',
])

function isOfAccount(reason: DeliveryReason): boolean {
  return reasonsOfChannels.has(reason) || ofNumbers.has(reason)
}

async function askForPerson(
  { ports, agents, conversations }: FailNeeds,
  { region, agentId }: ThreadRef,
  { conversationId, messageId }: Outgoing,
): Promise<void> {
  const live = await agents.published(region, agentId)
  if (!live) return
  const place = { region, agentId, conversationId }
  const at = ports.now()
  let isNew = false
  let notice: KeyedNotice | undefined
  await conversations.change(place, (before) => {
    // Whoever was only greeted has asked for nothing yet.
    const hasAsked = before.window.some(({ role }) => role === 'visitor')
    const isAlone = before.state === 'bot' && before.visitorId !== '' && !before.isBlocked
    const state = isAlone && hasAsked ? nextHandoffState(before.state, 'request') : undefined
    isNew = state !== undefined
    if (!state) return undefined
    const messages = [requestedEvent(at, messageId)]
    const addition = { ...retentionOf(live), messages, changes: { state, seen: false } }
    notice = noticeOf(live, before, addition)
    return { ...addition, notice }
  })
  if (!isNew) return
  await queueClientNotice(ports, region, notice)
  await queuePersonIsWanted(ports, { ...place, workspaceId: live.workspaceId, at, reason: 'undelivered' })
}
