/** The spec's own words, typos included; quoted in one place so that screens and server say the same. */
export const texts = {
  copied: 'Copied to Clipboard',
  signedOut: 'Signed out successfully.',
  signOutFailed: 'An error occurred during sign out.',
} as const
