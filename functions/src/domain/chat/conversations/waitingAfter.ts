import type { Conversation, Message } from '../../../shared/chat/conversation.ts'

type Waiting = Pick<Conversation, 'state' | 'waitingSince' | 'isBlocked'>

/**
 * Returns since when (unix milliseconds) the visitor waits for a person after `messages` were added; 0 for
 * not waiting. They wait from the request for a person, through the takeover, until an operator has written,
 * and again from their next message.
 */
export function waitingAfter({ state, waitingSince, isBlocked }: Waiting, messages: Message[]): number {
  if (isBlocked || state === 'bot' || state === 'resolved') return 0
  if (state === 'human' && messages.some(({ role }) => role === 'operator')) return 0
  return waitingSince || firstWaiting(state, messages)?.at || 0
}

/** Returns the message with which the waiting starts. */
function firstWaiting(state: Conversation['state'], messages: Message[]): Message | undefined {
  if (state === 'human') return messages.find(({ role }) => role === 'visitor')
  return (
    messages.find(({ event }) => event === 'requested') ?? messages.find(({ role }) => role === 'visitor')
  )
}
