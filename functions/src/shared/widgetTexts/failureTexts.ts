/** The widget's texts for failures, by error code. */
export const failureTexts = {
  notSent: 'Not sent',
  'not-found': 'This chat is not available any more.',
  'invalid-argument': 'This message can’t be answered. Please put it differently.',
  'resource-exhausted': 'That was a lot at once. Please wait a moment.',
  unavailable: 'The chat can’t be reached right now.',
  internal: 'Something went wrong on our side.',
}
