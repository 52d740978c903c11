/** The question whether it is the signed-in person who acts. */
export const texts = {
  yourPassword: 'Your password',
  yourPasswordHint: 'You signed in more than ten minutes ago.',
  showPassword: 'Show password',
  passwordMissing: 'Enter your password.',
  passwordWrong: 'That password isn’t right.',
  confirmItIsYou: 'Confirm it’s you. You signed in more than ten minutes ago.',
} as const
