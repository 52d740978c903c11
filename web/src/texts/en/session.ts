export const texts = {
  signedOut: 'Signed out successfully.',
} as const
