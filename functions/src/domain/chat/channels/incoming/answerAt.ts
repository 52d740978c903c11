import type { Thread } from '../../../kernel/channels/Thread.ts'
import type { Burst } from './takeBurst.ts'

/** Whoever writes and writes is answered after so many delays at the latest. */
const mostDelays = 3

/**
 * When what has come is answered at the earliest, in milliseconds since 1970: once nothing more has come for
 * `delayMs`. Nobody waits for what is no question.
 */
export function answerAt(
  { lastIncomingAt, notBefore }: Pick<Thread, 'lastIncomingAt' | 'notBefore'>,
  { question }: Pick<Burst, 'question'>,
  delayMs: number,
): number {
  if (question.isStart || question.isForget || question.isFromTeam) return notBefore
  const quiet = Math.min(lastIncomingAt + delayMs, question.at + mostDelays * delayMs)
  return Math.max(notBefore, delayMs > 0 ? quiet : 0)
}
