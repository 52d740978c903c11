/**
 * What the widget's panel says by itself before anything else is fetched; the owner may put other words in
 * their place.
 */
export const panelTexts = {
  chat: 'Chat',
  openChat: 'Open chat',
  closeChat: 'Close chat',
  menu: 'More',
  messages: 'Messages',
  message: 'Message',
  placeholder: 'Write a message…',
  send: 'Send message',
  stop: 'Stop answering',
  call: 'Start a voice call',
  you: 'You',
  writing: 'Writing…',
  tryAgain: 'Try again',
  crashed: 'Something went wrong',
  // By the code of a failure.
  'not-found': 'This chat is not available any more.',
  unauthenticated: 'The chat can’t be reached right now.',
  'invalid-argument': 'This message can’t be answered. Please put it differently.',
  'resource-exhausted': 'That was a lot at once. Please wait a moment.',
  'out-of-credits': 'This chat is taking a break. Please come back a little later.',
  'failed-precondition': 'The chat can’t be reached right now.',
  'permission-denied': 'This chat is not available any more.',
  unavailable: 'The chat can’t be reached right now.',
  internal: 'Something went wrong on our side.',
  offline: 'No connection. We’ll carry on as soon as it’s back.',
}
