import { freshSignInMinutes } from '@parley/functions/shared/agencies/impersonation'
import { auth } from '../../../lib/firebase.ts'

/** One minute less than the server allows, so that the server accepts every sign-in that is recent here. */
const freshMs = (freshSignInMinutes - 1) * 60_000

/**
 * Returns true when the user has signed in recently. A password signs them in again; a user without a
 * password confirms with Google. False: the password is required.
 */
export async function confirmPerson(password: string | undefined): Promise<boolean> {
  const result = await auth.currentUser?.getIdTokenResult()
  if (result && Date.now() - Date.parse(result.authTime) < freshMs) return true
  const { hasPassword, signInAgain } = await import('../../../lib/session/signInAgain.ts')
  if (hasPassword() && password === undefined) return false
  await signInAgain(password ?? '')
  return true
}
