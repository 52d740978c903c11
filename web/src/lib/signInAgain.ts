import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from 'firebase/auth'
import { auth } from './firebase.ts'

/** Whether the person at the screen has a password; else Google vouches for him. */
export function hasPassword(): boolean {
  return auth.currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? false
}

/** Signs the same person in again, so that the server takes his sign-in for a fresh one. */
export async function signInAgain(password: string): Promise<void> {
  const user = auth.currentUser
  if (!user) return
  if (hasPassword())
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  else await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
  await user.getIdToken(true)
}
