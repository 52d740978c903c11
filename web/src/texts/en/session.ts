export const texts = {
  signedIn: 'Signed in successfully.',
  signInFailed: 'An error occurred during sign in.',
  signedOut: 'Signed out successfully.',
} as const
