import type { Conversation } from '@parley/functions/shared/chat/conversation'

const dayMs = 24 * 3_600_000
/** So long people may answer where Meta has allowed our application that. */
const peopleMs = 7 * dayMs

/** Channels of Meta's, where people are answered freely for a day after they have written. */
const windowed = new Set<Conversation['channel']>(['whatsapp', 'messenger', 'instagram'])
const forPeople = new Set<Conversation['channel']>(['messenger', 'instagram'])

/** Whether people may have longer on a channel than the agent. */
export function mayHavePeopleWindow({ channel }: Pick<Conversation, 'channel'>): boolean {
  return forPeople.has(channel)
}

/** Until when somebody may be answered, in milliseconds since 1970: freely, and by people. */
export interface WindowEnds {
  free: number
  people: number
}

/**
 * Undefined where his channel sets no end, or nothing of his is among the newest messages. `hasHumanAgent`:
 * Meta lets people answer for longer; as long as that is not known, they may.
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
