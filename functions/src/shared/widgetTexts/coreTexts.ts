/** What the widget says of what every conversation may need. */
export const coreTexts = {
  newMessage: 'New message',
  notSent: 'Not sent',
  failed: 'That didn’t work. Please try again.',
  newConversation: 'New conversation',
  conversations: 'Your conversations',
  deleteConversation: 'Delete conversation',
}
