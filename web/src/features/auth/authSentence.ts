import { texts } from '@parley/functions/shared/texts'
import { CallError, sentenceOf } from '../../lib/errors.ts'

const sentences: Record<string, string> = {
  'auth/email-already-in-use': 'There is already an account with this e-mail. Sign in instead.',
  'auth/invalid-email': 'This is not an e-mail address.',
  'auth/weak-password': 'Choose a longer password, at least 8 characters.',
  'auth/invalid-credential': 'E-mail or password is not right.',
  'auth/user-not-found': 'E-mail or password is not right.',
  'auth/wrong-password': 'E-mail or password is not right.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/too-many-requests': 'Too many tries. Wait a few minutes, or reset your password.',
  'auth/network-request-failed': 'We cannot reach the server. Check your connection and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you signed in.',
  'auth/popup-blocked': 'Your browser blocked the Google window. Allow pop-ups for this page and try again.',
  'auth/expired-action-code': 'This link has expired. Ask for a new one.',
  'auth/invalid-action-code': 'This link has been used already, or is not complete. Ask for a new one.',
}

/** What a failed sign-in, sign-up or link means to the person in front of it. */
export function authSentence(error: unknown): string {
  if (error instanceof CallError) return sentenceOf(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('auth/')) return sentences[code] ?? texts.signInFailed
  return error instanceof Error && error.name === 'AuthHint' ? error.message : texts.signInFailed
}
