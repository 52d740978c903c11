/** The widget's texts for failures, by error code. */
export const failureTexts = {
  notSent: 'Not sent',
  'not-found': 'This chat is no longer available.',
  'invalid-argument': 'I couldn’t answer that. Try rephrasing.',
  'resource-exhausted': 'Too many messages. Try again soon.',
  unavailable: 'The chat can’t be reached right now.',
  internal: 'Something went wrong on our side.',
}
