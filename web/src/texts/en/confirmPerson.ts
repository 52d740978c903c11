/** The question whether it is the signed-in person who acts. */
export const texts = {
  yourPassword: 'Your password',
  yourPasswordHint: 'You signed in more than ten minutes ago.',
  showPassword: 'Show password',
  passwordMissing: 'Please enter your password.',
  passwordWrong: 'This password is not right.',
  confirmItIsYou: 'Please confirm that it is you: you signed in more than ten minutes ago.',
} as const
