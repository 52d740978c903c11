import type { Catalogue } from '../../../shared/billing/catalogue.ts'
import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import { loadCatalogue } from '../../billing/catalogue/loadCatalogue.ts'
import type { Inbound } from '../channels/Inbound.ts'
import type { StoredConversation } from '../conversations/ConversationRef.ts'
import { emptyConversation } from '../conversations/emptyConversation.ts'
import { isInWindow } from '../conversations/messages.ts'
import { stateAfterQuestion, type TurnParts } from './composeTurn.ts'
import { findRepeatedMessage } from './findRepeatedMessage.ts'
import type { TurnNeeds } from './TurnNeeds.ts'

/** The fields that are read before the message itself is parsed. */
export interface TurnData {
  inbound: Inbound
  servedAgent: ServedAgent
  stored: StoredConversation
  /** Undefined when it could not be read. */
  catalogue: Catalogue | undefined
  startedAt: number
}

/** A message whose sender may write, with its conversation. */
export interface AdmittedTurn extends TurnData {
  start: Conversation
  question: Message
  parts: TurnParts
  isForTeam: (before: Conversation) => boolean
}

/** Reads the agent, the conversation and the prices. */
export async function readTurn(needs: TurnNeeds, inbound: Inbound): Promise<TurnData> {
  const { ports, agents, conversations } = needs
  const { sender } = inbound
  const startedAt = ports.now()
  const [servedAgent, opened, catalogue] = await Promise.all([
    agents.require({ ...sender, draft: sender.isTest }),
    conversations.open(sender, inbound.lastSeenId),
    // Cached for the pricing of the answer, which fails if it cannot be read then.
    loadCatalogue(startedAt).catch(() => undefined),
  ])
  const current = await withoutStaleHandoff(needs, inbound, servedAgent, opened)
  return { inbound, servedAgent, stored: current, catalogue, startedAt }
}

/**
 * Reads the conversation again when the cached one is with a person: it may have been handed back, and the
 * question would get no answer.
 */
async function withoutStaleHandoff(
  { conversations }: TurnNeeds,
  { sender, lastSeenId, isForTeam }: Inbound,
  servedAgent: ServedAgent,
  stored: StoredConversation,
): Promise<StoredConversation> {
  if (!stored || lastSeenId === undefined) return stored
  const isWithPeople =
    isForTeam?.(servedAgent, stored.data) === true || stateAfterQuestion(stored.data) === 'human'
  return isWithPeople ? conversations.read(sender) : stored
}

/** Returns the conversation in which this message was stored before; undefined for a new message. */
export async function findRepeatedTurn({
  inbound,
  stored: current,
}: TurnData): Promise<Conversation | undefined> {
  if (!current || isInWindow(current.data, inbound.messageId)) return current?.data
  return findRepeatedMessage(inbound.sender, current.data, inbound)
}

/** Reads the message itself; throws unless its sender may write now. */
export async function admitMessage(opened: TurnData): Promise<AdmittedTurn> {
  const { inbound, servedAgent, stored: current, startedAt } = opened
  const start = current?.data ?? emptyConversation(servedAgent, inbound.sender, startedAt)
  await inbound.admit(servedAgent, start)
  const question = await inbound.read(startedAt)
  const facts = (before: Conversation) => inbound.facts(servedAgent, before, startedAt)
  const isForTeam = (before: Conversation) => inbound.isForTeam?.(servedAgent, before) ?? false
  const parts = {
    servedAgent,
    start,
    question,
    facts,
    thread: inbound.thread,
    networks: inbound.sender.networks,
    isForTeam,
  }
  return { ...opened, start, question, parts, isForTeam }
}
