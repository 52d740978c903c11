import type { Conversation, ConversationPage } from '../../../shared/chat/conversation.ts'
import { openMessage, openTotals, sealMessage, sealTotals } from '../../billing/credits/sealedCosts.ts'
import type { CostSeal } from '../../kernel/secrets/CostSeal.ts'
import type { ConversationRef } from './ConversationRef.ts'

/** Returns a stored conversation with its receipts, steps and sums, as far as their keys are configured. */
export function openConversation(costs: CostSeal, ref: ConversationRef, stored: Conversation): Conversation {
  const window = stored.window.map((message) => openMessage(costs, ref, message))
  return { ...stored, ...openTotals(costs, ref, stored), window }
}

/** Returns a new conversation as it is stored, without a plain cost. */
export function sealConversation(
  costs: CostSeal,
  ref: ConversationRef,
  conversation: Conversation,
): Omit<Conversation, 'costUnits' | 'tokens'> {
  const { costUnits, tokens, ...rest } = conversation
  const window = conversation.window.map((message) => sealMessage(costs, ref, message))
  return { ...rest, window, sealedTotals: sealTotals(costs, ref, { costUnits, tokens }) }
}

/** Returns a page of messages as it is stored. */
export function sealPage(
  costs: CostSeal,
  ref: ConversationRef,
  page: ConversationPage,
): Record<string, unknown> {
  return { ...page, messages: page.messages.map((message) => sealMessage(costs, ref, message)) }
}

/** Returns the changed fields of a conversation as they are stored; `next` is the conversation with them. */
export function sealFields(
  costs: CostSeal,
  ref: ConversationRef,
  changed: Record<string, unknown>,
  next: Conversation,
): Record<string, unknown> {
  const { costUnits, tokens, ...others } = changed
  const sealed = Object.entries(others).map(([name, value]) => {
    const message = next.window.find((each) => each === value)
    return [name, message ? sealMessage(costs, ref, message) : value]
  })
  const hasCost = costUnits !== undefined || tokens !== undefined
  return { ...Object.fromEntries(sealed), ...(hasCost && { sealedTotals: sealTotals(costs, ref, next) }) }
}
