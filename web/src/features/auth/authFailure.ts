import { CallError, sentenceOf } from '../../lib/errors.ts'
import { signInErrorTexts as t } from './signInErrorTexts.ts'

const keys = {
  'auth/email-already-in-use': 'emailInUse',
  'auth/invalid-email': 'invalidEmail',
  'auth/weak-password': 'weakPassword',
  'auth/invalid-credential': 'wrongCredential',
  'auth/user-not-found': 'wrongCredential',
  'auth/wrong-password': 'wrongCredential',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'tooManyTries',
  'auth/network-request-failed': 'unreachable',
  'auth/popup-closed-by-user': 'windowClosed',
  'auth/popup-blocked': 'windowBlocked',
  'auth/expired-action-code': 'linkExpired',
  'auth/invalid-action-code': 'linkBroken',
} as const

/** What a failed sign-in, sign-up or link means to the person in front of it. */
export function authSentence(error: unknown): string {
  if (error instanceof CallError) return sentenceOf(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isKnown(code)) return t(keys[code])
  return error instanceof Error && error.name === 'AuthHint' ? error.message : t('failed')
}

function isKnown(code: string): code is keyof typeof keys {
  return code in keys
}
