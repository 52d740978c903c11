import { setTimeout as sleep } from 'node:timers/promises'
import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import { Conflict } from '../../../store/commit.ts'
import { isFinalRefusal } from '../../../store/rest.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Sender } from '../channels/Inbound.ts'
import type { Addition } from '../conversations/Addition.ts'
import { refOf, type Known } from '../conversations/ConversationRef.ts'
import { answerTo, hasMessage } from '../conversations/messages.ts'
import type { CreditHold } from '../../billing/credits/LeaseBook.ts'
import { usageRow } from '../../billing/credits/receiptsOfLease.ts'
import { isForgotten, requireRemembered, requireUnblocked } from '../visitors/access/requireWelcome.ts'
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

/** What the tries to store a turn have shown so far. */
interface Tries {
  /** The conversation as it was read last. */
  known: Known
  /** A try may have stored the turn although it failed. */
  isUnsure: boolean
  /** The database never takes this turn. */
  isRefused: boolean
  /** The conversation was deleted since the turn began. */
  isDeleted: boolean
}

type CommitNeeds = Pick<TurnNeeds, 'ports' | 'conversations' | 'books'>

/** The answer may be stored: that shows when its message comes again, or never. */
export class UncertainCommit extends AppError {
  constructor() {
    super('unavailable', 'answerNotSaved')
  }
}

const mostTries = 8

/**
 * Stores a turn exactly once and settles its hold accordingly. Returns the conversation with it; the answer
 * in it is another turn's when the same message was answered elsewhere meanwhile, and then costs nothing.
 */
export async function commitTurn(needs: CommitNeeds, commit: TurnToCommit): Promise<Conversation> {
  const { known } = commit
  const tries: Tries = { known, isUnsure: false, isRefused: false, isDeleted: false }
  const conversation = await storeTurn(needs, commit, tries)
  if (conversation) {
    settleHold(needs, commit, conversation)
    return conversation
  }
  returnHold(needs, commit, tries)
  throw failureOf(commit, tries)
}

/** Tries to store the turn until the conversation holds it. Returns undefined where it gives up. */
async function storeTurn(
  needs: CommitNeeds,
  commit: TurnToCommit,
  tries: Tries,
): Promise<Conversation | undefined> {
  const { sender, start, hold, question, compose } = commit
  for (let count = 0; count < mostTries && !tries.isRefused; count++) {
    if (hold && needs.ports.now() >= hold.until) return undefined
    try {
      commit.onStoring?.()
      const addition = compose(tries.known?.data ?? start)
      return await needs.conversations.append(refOf(sender), tries.known, start, addition)
    } catch (error) {
      noteFailure(tries, error, sender)
      if (count > 0 && !tries.isRefused) await sleep(Math.random() * 20 * 2 ** count)
    }
    await readAgain(needs, commit, tries)
    const { known, isDeleted } = tries
    if (isDeleted || (known && !isWelcome(known.data, sender))) return undefined
    if (known && hasMessage(known.data, question.id)) return known.data
  }
  return undefined
}

/** Only a conflict and a refusal tell that the turn is not stored. */
function noteFailure(tries: Tries, error: unknown, { agentId }: Sender): void {
  tries.isRefused = isFinalRefusal(error)
  if (tries.isRefused) console.error('A turn was refused by the database', { agentId })
  else if (!(error instanceof Conflict)) tries.isUnsure = true
}

/** Reads the conversation for the next try; keeps what is known where the database does not answer. */
async function readAgain(
  { conversations }: CommitNeeds,
  { sender, known }: TurnToCommit,
  tries: Tries,
): Promise<void> {
  const read = await conversations.read(refOf(sender)).catch(() => 'unknown' as const)
  if (read === 'unknown') return
  // A conversation that was deleted meanwhile is not written anew with what it held.
  if (!read && known) tries.isDeleted = true
  else tries.known = read
}

function isWelcome(conversation: Conversation, sender: Sender): boolean {
  return !conversation.isBlocked && !isForgotten(conversation, sender)
}

/** Spends the hold when the stored answer is the one it was taken for, and gives it back otherwise. */
function settleHold(needs: CommitNeeds, commit: TurnToCommit, stored: Conversation): void {
  const { sender, hold, question, answer } = commit
  if (!hold) return
  const book = bookOf(needs, commit)
  const found = answerTo(stored, question.id)
  if (found?.receipt?.lease === hold.lease && found.at === answer?.at)
    book.settle(hold, usageRow(found, found.receipt, sender.agentId, sender.conversationId))
  else book.release(hold)
}

/** Gives the hold back, or leaves it to its lease where the answer may be stored. */
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

/** Returns the reason why a turn is not stored; throws it where the visitor is not welcome any more. */
function failureOf({ sender, hold }: TurnToCommit, tries: Tries): AppError {
  const { known, isUnsure, isRefused, isDeleted } = tries
  if (isDeleted) return new AppError('unauthenticated', 'conversationDeleted')
  if (known) requireRemembered(known.data, sender)
  if (known) requireUnblocked(known.data)
  if (isRefused) return new AppError('failed-precondition', 'messageNotStorable')
  if (hold && isUnsure) return new UncertainCommit()
  return new AppError('unavailable', 'answerNotSaved')
}
