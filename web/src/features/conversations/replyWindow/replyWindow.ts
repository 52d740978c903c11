import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { dayMs } from '@parley/functions/shared/durations'

/** The time in which people may reply when Meta has allowed it to the app: seven days. */
const peopleMs = 7 * dayMs

/** Meta's channels, where free replies are allowed for a day after the visitor's last message. */
const windowed = new Set<Conversation['channel']>(['whatsapp', 'messenger', 'instagram'])
const forPeople = new Set<Conversation['channel']>(['messenger', 'instagram'])

/** Returns true when people may have a longer window on the channel than the agent. */
export function mayHavePeopleWindow({ channel }: Pick<Conversation, 'channel'>): boolean {
  return forPeople.has(channel)
}

/** The ends of the reply window in unix milliseconds: for free replies, and for replies by people. */
export interface WindowEnds {
  free: number
  people: number
}

/**
 * Returns undefined when the channel has no limit, or the newest messages contain none of the visitor's.
 * `hasHumanAgent`: Meta allows people the longer window; while unknown, it is assumed.
 */
export function windowEndsOf(
  { channel, window }: Pick<Conversation, 'channel' | 'window'>,
  hasHumanAgent: boolean | undefined,
): WindowEnds | undefined {
  const last = windowed.has(channel) ? window.findLast(({ role }) => role === 'visitor') : undefined
  if (!last) return undefined
  const free = last.at + dayMs
  return { free, people: hasHumanAgent !== false && forPeople.has(channel) ? last.at + peopleMs : free }
}
