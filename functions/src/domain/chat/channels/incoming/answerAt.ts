import type { Thread } from '../../../kernel/channels/Thread.ts'
import type { Burst } from './nextBurst.ts'

/** The number of delays after which a person who keeps writing is answered. */
const maxDelays = 3

/**
 * Returns the earliest time to answer, in milliseconds since 1970: when nothing more has come for `delayMs`.
 * Messages that are not questions do not wait.
 */
export function answerAt(
  { lastIncomingAt, notBefore }: Pick<Thread, 'lastIncomingAt' | 'notBefore'>,
  { question }: Pick<Burst, 'question'>,
  delayMs: number,
): number {
  if (question.isStart || question.isForget || question.isFromTeam) return notBefore
  const quiet = Math.min(lastIncomingAt + delayMs, question.at + maxDelays * delayMs)
  return Math.max(notBefore, delayMs > 0 ? quiet : 0)
}
