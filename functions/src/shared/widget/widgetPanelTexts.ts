/** The texts of the widget's panel before anything else is loaded; the owner may replace them. */
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
  atOnce: 'Replies instantly',
  tryAgain: 'Try again',
  offline: 'You’re offline.',
}
