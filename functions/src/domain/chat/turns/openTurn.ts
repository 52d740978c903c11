import type { Catalogue } from '../../../shared/billing/catalogue.ts'
import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import type { LiveAgent } from '../servedAgents/AgentCache.ts'
import { loadCatalogue } from '../../billing/catalogue/loadCatalogue.ts'
import type { Inbound } from '../channels/Inbound.ts'
import type { Known } from '../conversations/ConversationRef.ts'
import { emptyConversation } from '../conversations/emptyConversation.ts'
import { hasMessage } from '../conversations/messages.ts'
import { stateAfterQuestion, type TurnParts } from './composeTurn.ts'
import { findEarlier } from './findEarlier.ts'
import type { TurnNeeds } from './TurnNeeds.ts'

/** What is read before a message is looked at. */
export interface OpenedTurn {
  inbound: Inbound
  live: LiveAgent
  known: Known
  /** Undefined where it could not be read. */
  catalogue: Catalogue | undefined
  startedAt: number
}

/** A message that its sender may write, with the conversation that it joins. */
export interface AdmittedTurn extends OpenedTurn {
  start: Conversation
  question: Message
  parts: TurnParts
  isForTeam: (before: Conversation) => boolean
}

/** Reads the agent, the conversation and the prices. */
export async function openTurn(needs: TurnNeeds, inbound: Inbound): Promise<OpenedTurn> {
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
  return { inbound, live, known, catalogue, startedAt }
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

/** The conversation in which this message was stored before; undefined for a message that is new. */
export async function findStored({ inbound, known }: OpenedTurn): Promise<Conversation | undefined> {
  if (!known || hasMessage(known.data, inbound.messageId)) return known?.data
  return findEarlier(inbound.sender, known.data, inbound)
}

/** Reads the message itself; fails unless its sender may write now. */
export async function admitMessage(opened: OpenedTurn): Promise<AdmittedTurn> {
  const { inbound, live, known, startedAt } = opened
  const start = known?.data ?? emptyConversation(live, inbound.sender, startedAt)
  await inbound.admit(live, start)
  const question = await inbound.read(startedAt)
  const facts = (before: Conversation) => inbound.facts(live, before, startedAt)
  const isForTeam = (before: Conversation) => inbound.isForTeam?.(live, before) ?? false
  const parts = { live, start, question, facts, thread: inbound.thread, isForTeam }
  return { ...opened, start, question, parts, isForTeam }
}
