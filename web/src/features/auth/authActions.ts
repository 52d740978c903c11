import type { Region } from '@parley/functions/shared/regions/regions'
import {
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth'
import { call } from '../../lib/call.ts'
import { isEmulated } from '../../lib/environment.ts'
import { sentenceOf } from '../../lib/errors.ts'
import { auth } from '../../lib/firebase.ts'
import { pendingInvitePath } from '../../lib/inviteMemory.ts'
import { forgetSignUp, readSignUp, rememberSignUp } from '../../lib/signUpMemory.ts'
import { leaveFlash } from '../../lib/stored.ts'
import { signInErrorTexts } from './signInErrorTexts.ts'
import { t } from './texts.ts'

/** Where a person who has just signed in goes next. */
export async function signIn(email: string, password: string, target: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  return user.emailVerified ? target : '/verify-email'
}

/** What a person answers before there is a workspace. */
export interface Beginning {
  region: Region
  name: string
  workspaceName: string
}

export async function signUp(beginning: Beginning, email: string, password: string): Promise<string> {
  rememberSignUp(beginning)
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  // For workspaces that he is invited to, and for a device that has not asked him; he can say it again.
  await updateProfile(user, { displayName: beginning.name }).catch(() => {})
  // The account exists from here on: a mail that failed is sent again from the next page, not by signing up
  // again.
  await sendVerification().catch((error: unknown) => leaveFlash(sentenceOf(error)))
  return '/verify-email'
}

/**
 * Google vouches for the address, so no mail is sent. The emulator accepts an unsigned credential, which
 * spares development and tests the pop-up, whose script comes from Google.
 */
export async function signInWithGoogle(email: string): Promise<void> {
  if (!isEmulated) {
    await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
    return
  }
  if (!email.includes('@')) throw new AuthHint(signInErrorTexts('emulatorsNeedEmail'))
  const identity = JSON.stringify({ sub: `google-${email}`, email, email_verified: true })
  await signInWithCredential(auth, GoogleAuthProvider.credential(identity))
}

/** The mail leaves from the region the person chose, or from either when that is unknown. */
export async function sendVerification(): Promise<void> {
  await call('sendVerificationEmail', {}, readSignUp().region ?? 'na')
}

export async function requestPasswordReset(email: string): Promise<void> {
  await call('requestPasswordReset', { email }, 'na')
}

export async function emailOfResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code)
}

/**
 * Chooses a new password and ends all sessions that began before. Whoever had the account until now keeps an
 * ID token for up to an hour, which Firebase does not take back.
 */
export async function resetPassword(code: string, email: string, password: string): Promise<void> {
  await confirmPasswordReset(auth, code, password)
  await signInWithEmailAndPassword(auth, email, password)
  try {
    await call('endOtherSessions', {}, 'na')
  } finally {
    await signOut(auth)
  }
}

/** Confirms an address by its code. Fails for the code of another address than the one that is signed in. */
export async function verifyEmail(code: string, email: string): Promise<void> {
  const { data } = await checkActionCode(auth, code)
  if (data.email !== email) throw new AuthHint(t('linkOfAnother'))
  await applyActionCode(auth, code)
}

export async function currentUser(): Promise<User | null> {
  await auth.authStateReady()
  return auth.currentUser
}

export async function abandonSignUp(): Promise<void> {
  await signOut(auth)
}

/** Makes the workspace as it was answered at sign-up. Doing it again changes nothing. */
export async function bootstrap({ region, name, workspaceName }: Beginning): Promise<string> {
  await auth.currentUser?.getIdToken(true)
  const { ref, utmSource } = readSignUp()
  const made = await call(
    'bootstrapAccount',
    { region, name, workspaceName, ...(ref && { ref }), ...(utmSource && { utmSource }) },
    region,
  )
  forgetSignUp()
  return `/app/${made.region}/home`
}

/**
 * After the address is confirmed: to the invite that led here, straight in, or to the question that is still
 * open.
 */
export async function afterVerification(): Promise<string> {
  const { region, name, workspaceName } = readSignUp()
  const home = region && name && workspaceName ? await bootstrap({ region, name, workspaceName }) : '/app'
  return pendingInvitePath() ?? home
}

class AuthHint extends Error {
  override name = 'AuthHint'
}
