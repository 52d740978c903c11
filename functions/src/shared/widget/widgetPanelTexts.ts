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
  atOnce: 'Answers at once',
  tryAgain: 'Try again',
  offline: 'No connection. We’ll carry on as soon as it’s back.',
}
