import { freshSignInMinutes } from '@parley/functions/shared/agencies/impersonation'
import { minuteMs } from '@parley/functions/shared/durations'
import { CallError } from '../errors.ts'
import { auth } from '../firebase.ts'

/** One minute less than the server allows, so that the server accepts every sign-in that is recent here. */
const freshMs = (freshSignInMinutes - 1) * minuteMs

/** The codes of a password that is not the person's. */
const wrongPassword = ['auth/wrong-password', 'auth/invalid-credential']

interface Confirmation {
  password: string | undefined
  /** The server does not accept the sign-in, whatever the clock of this browser says. */
  isRefused?: boolean
  /** The text for a wrong password. */
  wrong: string
}

/**
 * Returns true when the person has signed in recently. A password signs them in again; a person without one
 * confirms with Google. False: the password is required. Throws `CallError` when they could not be signed in,
 * at the field `password` when it is wrong.
 */
export async function confirmPerson({ password, isRefused = false, wrong }: Confirmation): Promise<boolean> {
  const result = await auth.currentUser?.getIdTokenResult()
  if (!isRefused && result && Date.now() - Date.parse(result.authTime) < freshMs) return true
  const { hasPassword, signInAgain } = await import('./signInAgain.ts')
  if (hasPassword() && password === undefined) return false
  try {
    await signInAgain(password ?? '')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (hasPassword() && wrongPassword.includes(code))
      throw new CallError('invalid-argument', wrong, { password: wrong })
    const { readAuthFailure } = await import('../signIn/readAuthFailure.ts')
    const { message, fields } = readAuthFailure(error)
    throw new CallError('failed-precondition', message, fields)
  }
  return true
}
