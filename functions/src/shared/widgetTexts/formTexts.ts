/** The widget's texts in forms. */
export const formTexts = {
  required: 'Please fill this in.',
  tickThis: 'Please tick this.',
  checkEmail: 'Please enter an email address.',
  checkPhone: 'Please enter a phone number.',
  checkField: 'Please check this.',
  choose: 'Please choose',
  submit: 'Send',
  skip: 'Skip',
  thanksForForm: 'Thank you!',
}
