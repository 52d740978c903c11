/** The widget's texts of the rating of an answer. */
export const ratingTexts = {
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  whatWasWrong: 'What was wrong? (optional)',
  sendReason: 'Send',
  thanksForRating: 'Thank you, that helps.',
}
