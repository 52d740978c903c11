import { setTimeout as sleep } from 'node:timers/promises'
import type { Conversation, Message } from '../../shared/conversation.ts'
import { Conflict } from '../../store/commit.ts'
import { isFinalRefusal } from '../../store/rest.ts'
import { AppError } from '../AppError.ts'
import type { Sender } from '../channels/Inbound.ts'
import type { Addition } from '../conversations/Addition.ts'
import type { ConversationStore } from '../conversations/ConversationStore.ts'
import { refOf, type ConversationRef, type Known } from '../conversations/ConversationRef.ts'
import { answerTo, hasMessage } from '../conversations/messages.ts'
import type { CreditHold } from '../credits/LeaseBook.ts'
import { usageRow } from '../credits/receiptsOfLease.ts'
import { isForgotten, requireRemembered, requireUnblocked } from '../visitors/requireWelcome.ts'
import type { TurnNeeds } from './TurnNeeds.ts'

export interface TurnToCommit {
  sender: Sender
  /** Id of the wallet that pays. */
  wallet: string
  known: Known
  /** The conversation to begin when there is none yet. */
  start: Conversation
  question: Message
  /** What pays for the answer; left out when nothing was spent. */
  hold?: CreditHold | undefined
  answer?: Message
  /** What the turn adds to the conversation as it is by then: an answer is dropped when a person has come. */
  compose: (before: Conversation) => Addition
  /** Told before each try. */
  onStoring?: (() => void) | undefined
}

/** Whether the answer is stored will show when its message comes again, or never. */
export class UncertainCommit extends AppError {
  constructor() {
    super('unavailable', 'answerNotSaved')
  }
}

const mostTries = 8

/**
 * Stores a turn exactly once and settles its hold accordingly. Returns the conversation with it; the answer
 * in it is somebody else's when the same message was answered elsewhere meanwhile, and then costs nothing.
 */
export async function commitTurn(
  { ports, conversations, books }: Pick<TurnNeeds, 'ports' | 'conversations' | 'books'>,
  commit: TurnToCommit,
): Promise<Conversation> {
  const { sender, start, hold, question, answer, compose } = commit
  const ref = refOf(sender)
  const book = books.of({ region: ref.region, wallet: commit.wallet })
  let known = commit.known
  let isUnsure = false
  let isRefused = false
  let isDeleted = false
  for (let tries = 0; tries < mostTries && !isRefused; tries++) {
    if (hold && ports.now() >= hold.until) break
    try {
      commit.onStoring?.()
      const next = await conversations.append(ref, known, start, compose(known?.data ?? start))
      if (hold) finish(next, hold)
      return next
    } catch (error) {
      isRefused = isFinalRefusal(error)
      // Anything but a conflict and a refusal leaves open whether the commit happened; what is stored tells.
      if (!isRefused && !(error instanceof Conflict)) isUnsure = true
      if (isRefused) console.error('A turn was refused by the database', { agentId: ref.agentId })
      if (tries > 0 && !isRefused) await sleep(Math.random() * 20 * 2 ** tries)
      const read = await readAgain(conversations, ref)
      // What was deleted meanwhile is not written anew with what it had held.
      isDeleted = read !== 'unknown' && !read && commit.known !== undefined
      if (isDeleted) break
      if (read !== 'unknown') known = read
      if (known && (known.data.isBlocked || isForgotten(known.data, sender))) break
      if (!known || !hasMessage(known.data, question.id)) continue
      if (hold) finish(known.data, hold)
      return known.data
    }
  }
  if (hold && isUnsure) book.abandon(hold)
  else if (hold) book.release(hold)
  if (isDeleted) throw new AppError('unauthenticated', 'conversationDeleted')
  if (known) requireRemembered(known.data, sender)
  if (known) requireUnblocked(known.data)
  if (isRefused) throw new AppError('failed-precondition', 'messageNotStorable')
  if (hold && isUnsure) throw new UncertainCommit()
  throw new AppError('unavailable', 'answerNotSaved')

  /** The hold is settled when the stored answer is the one it was taken for. */
  function finish(stored: Conversation, paid: CreditHold): void {
    const found = answerTo(stored, question.id)
    if (found?.receipt?.lease === paid.lease && found.at === answer?.at) {
      book.settle(paid, usageRow(found, found.receipt, ref.agentId, ref.conversationId))
    } else book.release(paid)
  }
}

/** The conversation as it is by now; `unknown` where the database does not say. */
function readAgain(conversations: ConversationStore, ref: ConversationRef): Promise<Known | 'unknown'> {
  return conversations.read(ref).catch(() => 'unknown' as const)
}
