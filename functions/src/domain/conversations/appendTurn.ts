import type { Conversation, ConversationPage, Message } from '../../shared/conversation.ts'

/** Messages in the conversation's own document; well below its 1 MiB even when each is at its longest. */
export const windowSize = 40
const pageSize = 20

export interface Turn {
  question: Message
  answer: Message
  recordHistory: boolean
}

/** The conversation after a turn, and the page of messages that no longer fit into it, if any. */
export function appendTurn(conversation: Conversation, turn: Turn): { next: Conversation; page?: ConversationPage } {
  const receipt = turn.answer.receipt
  const earlier = turn.recordHistory ? conversation.window : conversation.window.map(withoutText)
  const full = [...earlier, turn.question, turn.answer]
  const rolls = full.length > windowSize
  const kept = rolls ? full.slice(pageSize) : full
  const next: Conversation = {
    ...conversation,
    lastMessageAt: turn.answer.at,
    messageCount: conversation.messageCount + 2,
    costUnits: conversation.costUnits + (receipt?.amount ?? 0),
    tokens: conversation.tokens + (receipt ? receipt.inputTokens + receipt.outputTokens : 0),
    preview: turn.recordHistory ? turn.question.text.slice(0, 140) : '',
    seen: false,
    window: kept,
    leases: leasesOf(kept),
    pages: conversation.pages + (rolls ? 1 : 0),
  }
  if (!rolls) return { next }
  const messages = full.slice(0, pageSize)
  const { agentId, ownerID } = conversation
  return { next, page: { agentId, ownerID, number: conversation.pages, messages, leases: leasesOf(messages) } }
}

function leasesOf(messages: Message[]): string[] {
  return [...new Set(messages.flatMap((message) => message.receipt?.lease ?? []))]
}

/**
 * Without history, only the newest exchange keeps its words, until the next one: a browser that lost its connection
 * must be able to fetch the answer that was paid for.
 */
function withoutText(message: Message): Message {
  const { sources: _, ...rest } = message
  return { ...rest, text: '' }
}
