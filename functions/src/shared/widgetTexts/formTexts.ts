/** The widget's texts in forms. */
export const formTexts = {
  required: 'Please fill this in.',
  tickThis: 'Please check this.',
  checkEmail: 'Please enter a valid email address.',
  checkPhone: 'Please enter a valid phone number.',
  checkField: 'Please check this.',
  choose: 'Choose…',
  submit: 'Send',
  skip: 'Skip',
  thanksForForm: 'Thank you!',
}
