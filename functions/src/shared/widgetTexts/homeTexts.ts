/** The widget's texts on the home screen, before the first message. */
export const homeTexts = {
  goOn: 'Continue',
}
