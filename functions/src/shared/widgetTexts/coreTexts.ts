/** The widget's texts that every conversation may need. */
export const coreTexts = {
  newMessage: 'New message',
  'out-of-credits': 'This chat is taking a break. Please come back a little later.',
  failed: 'That didn’t work. Please try again.',
}
