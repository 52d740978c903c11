import type { Conversation, Message } from '../../../shared/chat/conversation.ts'

type Waiting = Pick<Conversation, 'state' | 'waitingSince' | 'isBlocked'>

/**
 * Unix milliseconds since which the visitor waits for a person once `messages` have joined the conversation
 * in its new state; 0 when he does not. He waits from the moment that a person is asked for, through the
 * take-over, until a person has written, and again from what he writes next.
 */
export function waitingAfter({ state, waitingSince, isBlocked }: Waiting, messages: Message[]): number {
  if (isBlocked || state === 'bot' || state === 'resolved') return 0
  if (state === 'human' && messages.some(({ role }) => role === 'operator')) return 0
  return waitingSince || firstWaiting(state, messages)?.at || 0
}

/** The message that makes somebody wait who has not waited before. */
function firstWaiting(state: Conversation['state'], messages: Message[]): Message | undefined {
  if (state === 'human') return messages.find(({ role }) => role === 'visitor')
  return (
    messages.find(({ event }) => event === 'requested') ?? messages.find(({ role }) => role === 'visitor')
  )
}
