import type { Conversation, ConversationPage, Message } from '../../shared/conversation.ts'
import { addTerms } from './searchTerms.ts'

/** Messages in the conversation's own document; well below its 1 MiB even when each is at its longest. */
export const windowSize = 40
const pageSize = 20

/** What happens to a conversation at once: messages that join it, and fields that change with them. */
export interface Addition {
  messages: Message[]
  recordHistory: boolean
  changes?: Partial<Conversation>
  /**
   * Days after its last message that the conversation is deleted; 0 for never, left out to leave that as it
   * is.
   */
  retentionDays?: number
  /** When it is deleted instead. */
  expireAt?: Date
}

/** The conversation after an addition, and the page of messages that no longer fit into it, if any. */
export function appendMessages(
  before: Conversation,
  addition: Addition,
): { next: Conversation; page?: ConversationPage } {
  const { messages, recordHistory, changes } = addition
  const said = messages.filter((message) => message.role === 'visitor')
  const conversation = { ...before, ...changes }
  if (messages.length === 0) return { next: { ...conversation, leases: leasesOf(conversation.window) } }
  const earlier =
    recordHistory || said.length === 0 ? conversation.window : conversation.window.map(withoutText)
  const full = [...earlier, ...messages]
  const rolls = full.length > windowSize
  const kept = rolls ? full.slice(pageSize) : full
  const receipts = messages.flatMap((message) => message.receipt ?? [])
  const newest = said.at(-1) ?? messages.findLast((message) => message.role === 'operator')
  const next: Conversation = {
    ...conversation,
    lastMessageAt: messages.at(-1)?.at ?? conversation.lastMessageAt,
    messageCount: conversation.messageCount + messages.length,
    costUnits: conversation.costUnits + sum(receipts.map((receipt) => receipt.amount)),
    tokens: conversation.tokens + sum(receipts.map((receipt) => receipt.inputTokens + receipt.outputTokens)),
    preview: recordHistory ? (newest?.text.slice(0, 140) ?? conversation.preview) : '',
    seen: said.length > 0 ? false : conversation.seen,
    terms: recordHistory
      ? addTerms(
          conversation.terms,
          said.map((message) => message.text),
        )
      : [],
    window: kept,
    leases: leasesOf(kept),
    pages: conversation.pages + (rolls ? 1 : 0),
  }
  if (!rolls) return { next }
  const left = full.slice(0, pageSize)
  const { agentId, ownerID } = conversation
  return {
    next,
    page: { agentId, ownerID, number: conversation.pages, messages: left, leases: leasesOf(left) },
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function leasesOf(messages: Message[]): string[] {
  return [...new Set(messages.flatMap((message) => message.receipt?.lease ?? []))]
}

/**
 * Without history, only the newest exchange keeps its words, until the next one: a browser that lost its
 * connection must be able to fetch the answer that was paid for.
 */
export function withoutText(message: Message): Message {
  const { sources: _sources, files: _files, cards: _cards, replies: _replies, feedback, ...rest } = message
  return { ...rest, text: '', ...(feedback && { feedback: { ...feedback, reason: '' } }) }
}
