import { signInWithCustomToken } from 'firebase/auth'
import { call } from '../../../lib/call.ts'
import { agencyHost } from '../../../lib/environment.ts'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { CallError } from '../../../lib/errors.ts'
import { auth } from '../../../lib/firebase.ts'
import { deleteCredentials, type LinkCredentials } from '../../../lib/signIn/linkCredentials.ts'
import { requireStorage } from '../../../lib/signIn/requireStorage.ts'
import { sessionTexts } from '../../../lib/session/sessionTexts.ts'
import { storeFlash, readStored, writeStored } from '../../../lib/browser/stored.ts'

/** Returns whether this browser already has a session of anyone. */
export async function hasSession(): Promise<boolean> {
  await auth.authStateReady()
  return auth.currentUser !== null
}

/** Signs a client in with their password. */
export async function signInByPassword({ region }: CurrentAgency, email: string, password: string) {
  await requireStorage()
  const given = { ...browser(), email, password }
  await openSession(await call('clientSignIn', given, region))
}

/** An emailed code, which is only valid with the id of its request. */
export interface SentCode {
  email: string
  requestId: string
}

/** Emails a client six digits that sign them in. */
export async function requestCode({ region }: CurrentAgency, email: string): Promise<SentCode> {
  const { requestId } = await call('clientRequestCode', { ...browser(), email }, region)
  return { email, requestId }
}

/** Signs a client in with the six digits of an email. */
export async function signInByCode({ region }: CurrentAgency, sent: SentCode, code: string) {
  await requireStorage()
  await openSession(await call('clientVerifyCode', { ...browser(), ...sent, code }, region))
}

/** Signs in the person whom a link names, once. */
export async function signInByLink(agency: CurrentAgency, link: LinkCredentials): Promise<void> {
  await requireStorage()
  deleteCredentials()
  if (link.kind === 'password') return signInByPassword(agency, link.email, link.password)
  if (link.kind === 'secret') {
    const { secret } = link
    const { token } = await call('redeemAdminLink', { host: agencyHost(), secret }, agency.region)
    await signInWithCustomToken(auth, token)
    return
  }
  const { token } = link
  await openSession(await call('redeemLoginLink', { host: agencyHost(), token }, agency.region))
}

/** Describes this browser: the agency's host, and the passes that it received with earlier sign-ins. */
function browser(): { host: string; device: string } {
  return { host: agencyHost(), device: readStored('device') ?? '' }
}

async function openSession({ token, device }: { token: string; device?: string }): Promise<void> {
  try {
    await signInWithCustomToken(auth, token)
  } catch {
    throw new CallError('internal', sessionTexts('signInFailed'))
  }
  if (device) writeStored('device', device)
  // Tells the sign-in page that there may be a session.
  writeStored('signedIn', 'yes')
  storeFlash(sessionTexts('signedIn'))
}
