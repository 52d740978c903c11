import type { Conversation, ConversationPage, Message } from '../../../shared/chat/conversation.ts'
import { messageBytes } from './messageBytes.ts'
import { wordsOf } from './messages.ts'
import { addTerms } from './addTerms.ts'
import { waitingAfter } from './waitingAfter.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import type { Addition } from './Addition.ts'

/**
 * The limits of messages in the conversation's own document, by number and by bytes of UTF-8.
 * @internal Exported for tests.
 */
export const windowSize = 40
const windowBytes = 128_000
/**
 * The number of messages that leave a full window at a time, or as many as bring it down to half of its
 * bytes.
 */
const pageSize = 20

interface Appended {
  next: Conversation
  page?: ConversationPage
}

/** Returns the conversation after an addition, and the page of messages that leave its window, if any. */
export function appendMessages(before: Conversation, addition: Addition): Appended {
  const { messages, recordHistory, changes } = addition
  const fromVisitor = messages.filter((message) => message.role === 'visitor')
  const changed = { ...before, ...changes }
  const conversation = { ...changed, waitingSince: waitingAfter(changed, messages) }
  if (messages.length === 0) return { next: { ...conversation, leases: leasesOf(conversation.window) } }
  const earlier =
    recordHistory || fromVisitor.length === 0 ? conversation.window : conversation.window.map(withoutText)
  const full = [...earlier, ...messages]
  const leaving = howManyLeave(full, messages.length)
  const window = full.slice(leaving)
  const newest = fromVisitor.at(-1) ?? messages.findLast((message) => message.role === 'operator')
  const next: Conversation = {
    ...conversation,
    ...sums(conversation, messages),
    ...happenings(conversation, addition),
    lastMessageAt: messages.at(-1)?.at ?? conversation.lastMessageAt,
    preview: recordHistory ? (newest ? cutText(wordsOf(newest), 140) : conversation.preview) : '',
    seen: fromVisitor.length > 0 ? false : conversation.seen,
    terms: recordHistory
      ? addTerms(
          conversation.terms,
          fromVisitor.map(({ text }) => text),
        )
      : [],
    window,
    leases: leasesOf(window),
    pages: conversation.pages + (leaving > 0 ? 1 : 0),
  }
  return leaving > 0 ? { next, page: pageOf(conversation, full.slice(0, leaving)) } : { next }
}

/** Returns how many of the oldest messages leave the window; new ones always stay. */
function howManyLeave(full: Message[], fresh: number): number {
  const maxOld = full.length - fresh
  const sizes = full.map(messageBytes)
  let bytes = sum(sizes)
  if (bytes <= windowBytes) return full.length > windowSize ? Math.min(pageSize, maxOld) : 0
  let leaving = 0
  while (leaving < maxOld && bytes > windowBytes / 2) bytes -= sizes[leaving++] ?? 0
  return leaving
}

function sums(conversation: Conversation, messages: Message[]) {
  const receipts = messages.flatMap((message) => message.receipt ?? [])
  return {
    messageCount: conversation.messageCount + messages.length,
    costUnits: conversation.costUnits + sum(receipts.map((receipt) => receipt.amount)),
    tokens: conversation.tokens + sum(receipts.map((receipt) => receipt.inputTokens + receipt.outputTokens)),
  }
}

/** Returns the fields for figures: the first answer, a request for a person, a question without an answer. */
function happenings(before: Conversation, { messages, recordHistory }: Addition): Partial<Conversation> {
  const answer = messages.find(({ role, replyTo }) => role === 'agent' && replyTo !== undefined)
  const handedOver = messages.find(({ event }) => event === 'requested' || event === 'joined')
  const unanswered = messages.findLast((message) => message.unanswered)
  const question = messages.find(({ id }) => id === unanswered?.replyTo)
  return {
    ...(answer && before.answeredAt === 0 && { answeredAt: answer.at }),
    ...(handedOver && before.handedOverAt === 0 && { handedOverAt: handedOver.at }),
    ...(unanswered && {
      unansweredAt: unanswered.at,
      unansweredQuestion: cutText(question?.text ?? '', 200),
    }),
    ...(!recordHistory && { unansweredQuestion: '', settledQuestion: '', settledAs: '' }),
  }
}

function pageOf({ agentId, ownerID, pages }: Conversation, messages: Message[]): ConversationPage {
  return { agentId, ownerID, number: pages, messages, leases: leasesOf(messages) }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function leasesOf(messages: Message[]): string[] {
  return [...new Set(messages.flatMap((message) => message.receipt?.lease ?? []))]
}

/**
 * Removes the content of a message. Without history only the newest exchange keeps it, until the next one, so
 * that a browser that lost its connection can still fetch the paid answer.
 */
export function withoutText(message: Message): Message {
  const { sources, files, cards, replies, feedback, ...rest } = message
  const hasWords = message.text || sources || files || cards || replies || feedback?.reason
  if (!hasWords) return message
  return { ...rest, text: '', ...(feedback && { feedback: { ...feedback, reason: '' } }) }
}
