/** The widget's texts in forms. */
export const formTexts = {
  required: 'Please fill this in.',
  tickThis: 'Please check this.',
  checkEmail: 'Enter a valid email address.',
  checkPhone: 'Enter a valid phone number.',
  checkField: 'Please check this.',
  choose: 'Choose…',
  submit: 'Send',
  skip: 'Skip',
  thanksForForm: 'Thank you!',
}
