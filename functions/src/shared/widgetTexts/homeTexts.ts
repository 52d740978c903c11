/** What the widget says of what stands before the first message. */
export const homeTexts = {
  personToo: 'A person can join',
  goOn: 'Continue',
}
