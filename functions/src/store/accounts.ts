import type { Auth } from 'firebase-admin/auth'
import type { Region } from '../shared/regions/regions.ts'
import { sessionStart, type SessionStart } from '../shared/widget/sessionStart.ts'
import { tokenRegion } from '../shared/regions/tokenRegion.ts'
import { firebaseApp } from './firebase.ts'

/**
 * Returns the client of Firebase Auth, which is loaded when it is needed: a chat turn never does, and its
 * cold start should not pay for it.
 */
async function auth(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth')
  return getAuth(await firebaseApp())
}

/** The uids of clients and impersonators, which `createClientToken` names; no person has such a uid. */
const madeByUs = /^(c|imp)_/

/**
 * Deletes the account of an email that a client's session has set for itself at the identity provider, and
 * returns whether there was one. Such an account opens nothing, and would keep the owner of the email from
 * signing up. With `uid`, only the account with this uid is deleted.
 */
export async function releaseEmail(email: string, uid?: string): Promise<boolean> {
  if (uid !== undefined && !madeByUs.test(uid)) return false
  const accounts = await auth()
  const account = await orUndefined(accounts.getUserByEmail(email))
  if (!account || !madeByUs.test(account.uid) || account.uid !== (uid ?? account.uid)) return false
  await accounts.deleteUser(account.uid)
  return true
}

/** Returns the account of an email; undefined for none. */
export async function findAccount(email: string): Promise<{ uid: string; email: string } | undefined> {
  const account = await orUndefined((await auth()).getUserByEmail(email))
  return account && { uid: account.uid, email: account.email ?? email }
}

/**
 * Sets the password of an account, confirms its email and revokes its refresh tokens. Returns whether it was
 * set: not for an account that has got another email, or another password after `issuedAt`. An account whose
 * email was never confirmed may be a stranger's, so its other ways to sign in are removed.
 */
export async function setPassword(
  { uid, email, issuedAt }: { uid: string; email: string; issuedAt: number },
  password: string,
): Promise<boolean> {
  const accounts = await auth()
  const account = await orUndefined(accounts.getUser(uid))
  if (!account || account.email !== email) return false
  if (Date.parse(account.tokensValidAfterTime ?? '') > issuedAt) return false
  const others = account.providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password')
  const providersToUnlink = account.emailVerified ? [] : others
  await accounts.updateUser(uid, {
    password,
    emailVerified: true,
    ...(providersToUnlink.length > 0 && { providersToUnlink }),
  })
  await accounts.revokeRefreshTokens(uid)
  return true
}

async function orUndefined<Account>(account: Promise<Account>): Promise<Account | undefined> {
  return account.catch((error: unknown) => {
    if (isUnknownUser(error)) return undefined
    throw error
  })
}

/**
 * Returns a one-time code of Firebase Auth that confirms an email. Firebase wraps it into a link to its own
 * page; the code is extracted for a link to the platform's page. Undefined if no account has the email.
 */
export async function createConfirmationCode(email: string): Promise<string | undefined> {
  const link = await orUndefined((await auth()).generateEmailVerificationLink(email))
  return link === undefined ? undefined : (new URL(link).searchParams.get('oobCode') ?? undefined)
}

function isUnknownUser(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return code === 'auth/user-not-found' || code === 'auth/email-not-found'
}

/** Returns the owner of an ID token; undefined if it is no longer valid. */
export async function verifyIdToken(token: string) {
  try {
    const verified = await (await auth()).verifyIdToken(token)
    const version: unknown = verified['sv']
    const region = tokenRegion(verified)
    const start = sessionStart(verified)
    return {
      uid: verified.uid,
      email: (verified.email ?? '').toLowerCase(),
      emailVerified: verified.email_verified === true,
      sessionVersion: typeof version === 'number' ? version : 0,
      authTime: verified.auth_time,
      ...(region && { region }),
      ...(start && { start }),
    }
  } catch {
    return undefined
  }
}

/** Returns a token with which a browser signs in a client, or an impersonator; its uid has no account. */
export async function createClientToken(
  uid: string,
  claims: { k: 'c' | 'i'; rg: Region; sv: number } & Partial<SessionStart>,
): Promise<string> {
  return (await auth()).createCustomToken(uid, claims)
}
