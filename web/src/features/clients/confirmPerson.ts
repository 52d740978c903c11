import { freshSignInMinutes } from '@parley/functions/shared/agencies/impersonation'
import { auth } from '../../lib/firebase.ts'

/** A little less than the server allows, so that it never refuses what was fresh here. */
const freshMs = (freshSignInMinutes - 1) * 60_000

/**
 * Whether the person at the screen has signed in lately. A password signs him in anew; whoever has none is
 * asked by Google. False: his password is needed.
 */
export async function confirmPerson(password: string | undefined): Promise<boolean> {
  const result = await auth.currentUser?.getIdTokenResult()
  if (result && Date.now() - Date.parse(result.authTime) < freshMs) return true
  const { hasPassword, signInAgain } = await import('../../lib/signInAgain.ts')
  if (hasPassword() && password === undefined) return false
  await signInAgain(password ?? '')
  return true
}
