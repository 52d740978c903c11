import { setTimeout as sleep } from 'node:timers/promises'
import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import { Conflict } from '../../../store/commit.ts'
import { isFinalRefusal } from '../../../store/rest.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Sender } from '../channels/Inbound.ts'
import type { Addition } from '../conversations/Addition.ts'
import { refOf, type StoredConversation } from '../conversations/ConversationRef.ts'
import { answerTo, isInWindow } from '../conversations/messages.ts'
import type { CreditHold } from '../../billing/overage/CreditBook.ts'
import { usageRow } from '../../billing/credits/receiptsOfLease.ts'
import { isDeletedByVisitor, requireRemembered, requireUnblocked } from '../visitors/access/requireWelcome.ts'
import type { TurnNeeds } from './TurnNeeds.ts'

export interface TurnToCommit {
  sender: Sender
  /** Id of the wallet that pays. */
  wallet: string
  stored: StoredConversation
  /** The conversation to create with the first message. */
  start: Conversation
  question: Message
  /** The hold that pays for the answer; missing when nothing was spent. */
  hold?: CreditHold | undefined
  answer?: Message
  /**
   * Returns what the turn adds to the present conversation: an answer is dropped when an operator has joined.
   */
  compose: (before: Conversation) => Addition
  /** Called before each try. */
  onStoring?: (() => void) | undefined
}

/** The state of the tries to store a turn. */
interface Tries {
  /** The conversation as it was last read. */
  stored: StoredConversation
  /** A failed try may have stored the turn. */
  isUnsure: boolean
  /** The database refuses this turn permanently. */
  isRefused: boolean
  /** The conversation was deleted since the turn started. */
  isDeleted: boolean
}

type CommitNeeds = Pick<TurnNeeds, 'ports' | 'conversations' | 'books'>

/** The answer may be stored; a repetition of its message finds out. */
export class UncertainCommit extends AppError {
  constructor() {
    super('unavailable', 'answerNotSaved')
  }
}

const maxTries = 8

/**
 * Stores a turn exactly once and settles its hold. Returns the conversation. Its answer is another turn's
 * when the same message was answered elsewhere in the meantime, and then costs nothing.
 */
export async function commitTurn(needs: CommitNeeds, commit: TurnToCommit): Promise<Conversation> {
  const { stored } = commit
  const tries: Tries = { stored, isUnsure: false, isRefused: false, isDeleted: false }
  const conversation = await storeTurn(needs, commit, tries)
  if (conversation) {
    settleHold(needs, commit, conversation)
    return conversation
  }
  returnHold(needs, commit, tries)
  throw failureOf(commit, tries)
}

/** Tries to store the turn. Returns the conversation with it; undefined when it gives up. */
async function storeTurn(
  needs: CommitNeeds,
  commit: TurnToCommit,
  tries: Tries,
): Promise<Conversation | undefined> {
  const { sender, start, hold, question, compose } = commit
  for (let count = 0; count < maxTries && !tries.isRefused; count++) {
    if (hold && needs.ports.now() >= hold.until) return undefined
    try {
      commit.onStoring?.()
      const addition = compose(tries.stored?.data ?? start)
      return await needs.conversations.append(refOf(sender), tries.stored, start, addition)
    } catch (error) {
      noteFailure(tries, error, sender)
      if (count > 0 && !tries.isRefused) await sleep(Math.random() * 20 * 2 ** count)
    }
    await readAgain(needs, commit, tries)
    const { stored, isDeleted } = tries
    if (isDeleted || (stored && !isWelcome(stored.data, sender))) return undefined
    if (stored && isInWindow(stored.data, question.id)) return stored.data
  }
  return undefined
}

/** Records a failure; only a conflict or a refusal proves that the turn is not stored. */
function noteFailure(tries: Tries, error: unknown, { agentId }: Sender): void {
  tries.isRefused = isFinalRefusal(error)
  if (tries.isRefused) console.error('A turn was refused by the database', { agentId })
  else if (!(error instanceof Conflict)) tries.isUnsure = true
}

/** Reads the conversation for the next try; keeps the earlier one when the database does not respond. */
async function readAgain(
  { conversations }: CommitNeeds,
  { sender, stored }: TurnToCommit,
  tries: Tries,
): Promise<void> {
  const read = await conversations.read(refOf(sender)).catch(() => 'unknown' as const)
  if (read === 'unknown') return
  // A conversation that was deleted in the meantime is not created again with its old content.
  if (!read && stored) tries.isDeleted = true
  else tries.stored = read
}

function isWelcome(conversation: Conversation, sender: Sender): boolean {
  return !conversation.isBlocked && !isDeletedByVisitor(conversation, sender)
}

/** Settles the hold when the stored answer is this turn's, and releases it otherwise. */
function settleHold(needs: CommitNeeds, commit: TurnToCommit, stored: Conversation): void {
  const { sender, hold, question, answer } = commit
  if (!hold) return
  const book = bookOf(needs, commit)
  const found = answerTo(stored, question.id)
  if (found?.receipt?.lease === hold.lease && found.at === answer?.at)
    book.settle(hold, usageRow(found, found.receipt, sender.agentId, sender.conversationId))
  else book.release(hold)
}

/** Releases the hold, or leaves it to its lease when the answer may be stored. */
function returnHold(needs: CommitNeeds, commit: TurnToCommit, { isUnsure }: Tries): void {
  const { hold } = commit
  if (!hold) return
  const book = bookOf(needs, commit)
  if (isUnsure) book.abandon(hold)
  else book.release(hold)
}

function bookOf({ books }: CommitNeeds, { sender, wallet }: TurnToCommit) {
  return books.of({ region: sender.region, wallet })
}

/** Returns the reason why a turn is not stored; throws it when the visitor is not welcome any more. */
function failureOf({ sender, hold }: TurnToCommit, tries: Tries): AppError {
  const { stored, isUnsure, isRefused, isDeleted } = tries
  if (isDeleted) return new AppError('unauthenticated', 'conversationDeleted')
  if (stored) requireRemembered(stored.data, sender)
  if (stored) requireUnblocked(stored.data)
  if (isRefused) return new AppError('failed-precondition', 'messageNotStorable')
  if (hold && isUnsure) return new UncertainCommit()
  return new AppError('unavailable', 'answerNotSaved')
}
