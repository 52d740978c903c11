import { setTimeout as sleep } from 'node:timers/promises'
import type { Conversation, Message } from '../../shared/conversation.ts'
import { Conflict } from '../../store/commit.ts'
import { AppError } from '../AppError.ts'
import type { CreditHold } from '../credits/LeaseBook.ts'
import { usageRow } from '../credits/receiptsOfLease.ts'
import type { Addition } from '../conversations/appendMessages.ts'
import { refOf, type Known } from '../conversations/ConversationStore.ts'
import type { Engine } from './Engine.ts'
import { answerTo, hasMessage } from '../conversations/messages.ts'
import { isForgotten, requireRemembered, requireUnblocked } from '../visitors/requireWelcome.ts'
import type { VisitorClaims } from '../visitors/visitorToken.ts'

export interface TurnToCommit {
  claims: VisitorClaims
  known: Known
  /** The conversation to begin when there is none yet. */
  start: Conversation
  /** What pays for the answer; undefined when nothing was spent. */
  hold: CreditHold | undefined
  question: Message
  answer: Message | undefined
  /**
   * What the turn adds to the conversation as it is by then: an answer is dropped when a person has taken
   * over.
   */
  compose: (before: Conversation) => Addition
}

const mostTries = 8

/**
 * Stores a turn exactly once and settles its hold accordingly. Returns the conversation with it; the answer
 * in it is somebody else's when the same message was answered elsewhere meanwhile, and then costs the
 * workspace nothing.
 */
export async function commitTurn(engine: Engine, commit: TurnToCommit): Promise<Conversation> {
  const { claims, start, hold, question, answer, compose } = commit
  const ref = refOf(claims)
  const book = engine.book(ref.region, start.ownerID)
  let known = commit.known
  let unsure = false
  for (let tries = 0; tries < mostTries; tries++) {
    if (hold && engine.ports.now() >= hold.until) break
    try {
      const next = await engine.conversations.append(ref, known, start, compose(known?.data ?? start))
      if (hold) finish(next, hold)
      return next
    } catch (error) {
      // Anything but a conflict leaves open whether the commit happened; what is stored tells.
      if (!(error instanceof Conflict)) unsure = true
      if (tries > 0) await sleep(Math.random() * 20 * 2 ** tries)
      known = await engine.conversations.read(ref).catch(() => known)
      if (known && (known.data.isBlocked || isForgotten(known.data, claims))) break
      if (!known || !hasMessage(known.data, question.id)) continue
      if (hold) finish(known.data, hold)
      return known.data
    }
  }
  if (hold && unsure) book.abandon(hold)
  else if (hold) book.release(hold)
  if (known) requireRemembered(known.data, claims)
  if (known) requireUnblocked(known.data)
  throw new AppError('unavailable', 'The answer could not be saved. Please try again.')

  /** The hold is settled when the stored answer is the one it was taken for. */
  function finish(stored: Conversation, paid: CreditHold): void {
    const found = answerTo(stored, question.id)
    if (found?.receipt?.lease === paid.lease && found.at === answer?.at) {
      book.settle(paid, usageRow(found, found.receipt, ref.agentId, ref.conversationId))
    } else book.release(paid)
  }
}
