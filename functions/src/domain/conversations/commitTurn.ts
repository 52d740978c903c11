import { setTimeout as sleep } from 'node:timers/promises'
import type { Conversation, Message } from '../../shared/conversation.ts'
import { Conflict } from '../../store/commit.ts'
import { AppError } from '../AppError.ts'
import type { Hold } from '../credits/LeaseBook.ts'
import { usageRow } from '../credits/receiptsOfLease.ts'
import type { Turn } from './appendTurn.ts'
import type { ConversationRef, Known } from './ConversationStore.ts'
import type { Engine } from './Engine.ts'
import { answerTo } from './messages.ts'

export interface TurnToCommit {
  ref: ConversationRef
  known: Known
  /** The conversation to begin when there is none yet. */
  start: Conversation
  hold: Hold
  turn: Turn
}

const mostTries = 8

/**
 * Stores a turn exactly once and settles its hold accordingly. Returns the stored answer, which is somebody else's
 * when the same message was answered elsewhere meanwhile; that costs the workspace nothing.
 */
export async function commitTurn(engine: Engine, commit: TurnToCommit): Promise<Message> {
  const { ref, start, hold, turn } = commit
  const book = engine.book(ref.region, start.ownerID)
  let known = commit.known
  let unsure = false
  for (let tries = 0; tries < mostTries; tries++) {
    if (engine.ports.now() >= hold.until) break
    try {
      await engine.conversations.append(ref, known, start, turn)
      book.settle(hold, rowOf(turn.answer, ref))
      return turn.answer
    } catch (error) {
      // Anything but a conflict leaves open whether the commit happened; what is stored tells.
      if (!(error instanceof Conflict)) unsure = true
      if (tries > 0) await sleep(Math.random() * 20 * 2 ** tries)
      known = await engine.conversations.read(ref).catch(() => known)
      const stored = answerTo(known?.data, turn.question.id)
      if (!stored) continue
      if (stored.receipt?.lease === hold.lease && stored.at === turn.answer.at) book.settle(hold, rowOf(turn.answer, ref))
      else book.release(hold)
      return stored
    }
  }
  if (unsure) book.abandon(hold)
  else book.release(hold)
  throw new AppError('unavailable', 'The answer could not be saved. Please try again.')
}

function rowOf(answer: Message, ref: ConversationRef) {
  if (!answer.receipt) throw new Error('An answer without a receipt cannot be settled')
  return usageRow(answer, answer.receipt, ref.agentId, ref.conversationId)
}
