import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from 'firebase/auth'
import { auth } from '../firebase.ts'

/** Returns whether the signed-in person has a password; otherwise they sign in with Google. */
export function hasPassword(): boolean {
  return auth.currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? false
}

/** Signs the same person in again, so that the server accepts their sign-in as recent. */
export async function signInAgain(password: string): Promise<void> {
  const user = auth.currentUser
  if (!user) return
  if (hasPassword())
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  else await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
  await user.getIdToken(true)
}
