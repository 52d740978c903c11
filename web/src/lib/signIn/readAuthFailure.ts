import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { CallError } from '../errors.ts'
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

/** The field that caused it. */
const paths: Partial<Record<keyof typeof keys, string>> = {
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/weak-password': 'password',
}

interface AuthFailure {
  message: string
  fields: FieldErrors
}

/** Returns the text of a failed sign-in, sign-up or link. */
export function readAuthFailure(error: unknown): AuthFailure {
  if (error instanceof CallError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isKnown(code)) {
    const message = t(keys[code])
    const path = paths[code]
    return { message, fields: path === undefined ? {} : { [path]: message } }
  }
  const isHint = error instanceof Error && error.name === 'AuthHint'
  return { message: isHint ? error.message : t('failed'), fields: {} }
}

function isKnown(code: string): code is keyof typeof keys {
  return code in keys
}
