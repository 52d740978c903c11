import type { Message } from '@parley/functions/shared/chat/conversation'
import type { Presence } from '@parley/functions/shared/chat/presence'

/** The delivery state of a team reply. */
export type ReachMark = 'delivered' | 'read'

/** Marks the newest reply that was read, and the newest delivered one when it is a different reply. */
export function reachMarks(
  messages: readonly Message[],
  { readAt = 0, deliveredAt = 0 }: Partial<Pick<Presence, 'readAt' | 'deliveredAt'>> = {},
): ReadonlyMap<Message, ReachMark> {
  const newestUntil = (until: number) =>
    messages.findLast(({ role, at, delivery }) => role === 'operator' && at <= until && !delivery)
  const marks = new Map<Message, ReachMark>()
  const delivered = newestUntil(deliveredAt)
  const read = newestUntil(readAt)
  if (delivered && (!read || delivered.at > read.at)) marks.set(delivered, 'delivered')
  if (read) marks.set(read, 'read')
  return marks
}
