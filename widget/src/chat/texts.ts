import type { Failure } from '../api.ts'

const failures: Record<Failure['code'], string> = {
  'not-found': 'This chat is not available any more.',
  unauthenticated: 'The chat can’t be reached right now.',
  'invalid-argument': 'This message can’t be answered. Please put it differently.',
  'resource-exhausted': 'That was a lot at once. Please wait a moment.',
  'out-of-credits': 'This chat is taking a break. Please come back a little later.',
  unavailable: 'The chat can’t be reached right now.',
  internal: 'Something went wrong on our side.',
  offline: 'No connection. We’ll carry on as soon as it’s back.',
}

/** Everything the widget says itself. */
export const texts = {
  lang: 'en',
  dir: 'ltr',
  chat: 'Chat',
  closeChat: 'Close chat',
  messages: 'Messages',
  message: 'Message',
  placeholder: 'Write a message…',
  send: 'Send message',
  stop: 'Stop answering',
  you: 'You',
  writing: 'Writing…',
  newMessage: 'New message',
  tryAgain: 'Try again',
  crashed: 'Something went wrong',
  failures,
} as const
