import type { Region } from '@parley/functions/shared/regions/regions'
import {
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth'
import { call } from '../../lib/call.ts'
import { isEmulated } from '../../lib/environment.ts'
import { sentenceOf } from '../../lib/errors.ts'
import { auth } from '../../lib/firebase.ts'
import { pendingInvitePath } from '../../lib/signIn/inviteMemory.ts'
import { deleteSignUp, readSignUp, storeSignUp } from '../../lib/signIn/signUpMemory.ts'
import { storeFlash } from '../../lib/browser/stored.ts'
import { requireStorage } from '../../lib/signIn/requireStorage.ts'
import { signInErrorTexts } from '../../lib/signIn/signInErrorTexts.ts'
import { t } from './texts.ts'

/** Signs in; returns the path of the next page. Throws where the browser cannot keep the session. */
export async function signIn(email: string, password: string, target: string): Promise<string> {
  await requireStorage()
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  return user.emailVerified ? target : '/verify-email'
}

/** The answers of a person before they have a workspace. */
export interface NewAccount {
  region: Region
  name: string
  workspaceName: string
}

/** Creates an account and sends the email that verifies it. Returns the path of the next page. */
export async function signUp(beginning: NewAccount, email: string, password: string): Promise<string> {
  await requireStorage()
  storeSignUp(beginning)
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  // For workspaces that invite the person, and for other devices; they can change it later.
  await updateProfile(user, { displayName: beginning.name }).catch(() => {})
  // The account exists from here on: a failed email is sent again from the next page, and not by a second
  // sign-up.
  await sendVerification().catch((error: unknown) => storeFlash(sentenceOf(error)))
  return '/verify-email'
}

/**
 * Signs in with Google, which has verified the email, so no email is sent. The emulator accepts an
 * unsigned credential, which avoids the pop-up in development and tests, whose script comes from Google.
 */
export async function signInWithGoogle(email: string): Promise<void> {
  await requireStorage()
  if (!isEmulated) {
    await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
    return
  }
  if (!email.includes('@')) throw new AuthHint(signInErrorTexts('emulatorsNeedEmail'))
  const identity = JSON.stringify({ sub: `google-${email}`, email, email_verified: true })
  await signInWithCredential(auth, GoogleAuthProvider.credential(identity))
}

/** Sends the email from the region that the person has chosen, or from either if it is unknown. */
export async function sendVerification(): Promise<void> {
  await call('sendVerificationEmail', {}, readSignUp().region ?? 'na')
}

export async function requestPasswordReset(email: string): Promise<void> {
  await call('requestPasswordReset', { email }, 'na')
}

/** Returns the email that a code resets. Throws for a used or expired code. */
export async function emailOfResetCode(code: string): Promise<string> {
  return (await call('readPasswordReset', { code }, 'na')).email
}

/** Sets a new password. The server ends all earlier sessions, also the one of this browser. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await call('resetPassword', { code, password }, 'na')
  await signOut(auth)
}

/** Verifies an email by its code. Throws for a code of another email than the signed-in one. */
export async function verifyEmail(code: string, email: string): Promise<void> {
  const { data } = await checkActionCode(auth, code)
  if (data.email !== email) throw new AuthHint(t('linkOfAnother'))
  await applyActionCode(auth, code)
}

/** Returns the signed-in user, once Firebase knows; null for none. */
export async function currentUser(): Promise<User | null> {
  await auth.authStateReady()
  return auth.currentUser
}

/** Signs out of an account whose email is not verified yet. The account stays. */
export async function leaveSignUp(): Promise<void> {
  await signOut(auth)
}

/**
 * Creates the workspace with the answers of the sign-up, and returns the path of the next page. A repetition
 * changes nothing.
 */
export async function bootstrap({ region, name, workspaceName }: NewAccount): Promise<string> {
  await auth.currentUser?.getIdToken(true)
  const { ref, utmSource, allowsReport } = readSignUp()
  const created = await call(
    'bootstrapAccount',
    {
      region,
      name,
      workspaceName,
      ...(ref && { ref }),
      ...(utmSource && { utmSource }),
      ...(allowsReport && { allowsReport }),
    },
    region,
  )
  deleteSignUp()
  return `/app/${created.region}/${created.created ? 'onboarding' : 'home'}`
}

/** Returns the next path after the verification: the invite, the dashboard, or the open question. */
export async function afterVerification(): Promise<string> {
  const { region, name, workspaceName } = readSignUp()
  const home = region && name && workspaceName ? await bootstrap({ region, name, workspaceName }) : '/app'
  return pendingInvitePath() ?? home
}

class AuthHint extends Error {
  override name = 'AuthHint'
}
