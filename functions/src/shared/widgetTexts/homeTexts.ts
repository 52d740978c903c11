/** What the widget says of what stands before the first message. */
export const homeTexts = {
  goOn: 'Continue',
}
