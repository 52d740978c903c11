import { projectId } from '../emulator.ts'
import { makeAgent } from '../factories.ts'
import type { Region } from '../../src/shared/regions/regions.ts'

/** Creates a person with an agent and an ID token, for endpoints that are not callables. */
export async function signUp(region: Region) {
  const agent = await makeAgent(region)
  const { uid, email } = agent.caller
  await makeEmulatorAccount({ localId: uid, email, emailVerified: true })
  return { ...agent, token: tokenOf(uid, { email, email_verified: true }, 'password') }
}

/** Returns the ID token of a session with these claims, which the functions have made. */
export async function makeIdToken(uid: string, claims: Record<string, unknown>): Promise<string> {
  await makeEmulatorAccount({ localId: uid })
  return tokenOf(uid, claims, 'custom')
}

/** Creates an account at the identity provider. */
export async function makeEmulatorAccount(account: object): Promise<void> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  const made = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(account),
    },
  )
  if (!made.ok) throw new Error(`The emulator made no account: ${made.status}`)
}

/** Returns a token as the emulator issues it, without a signature. */
function tokenOf(uid: string, fields: Record<string, unknown>, provider: 'password' | 'custom'): string {
  const now = Math.floor(Date.now() / 1000)
  const issuer = `https://securetoken.google.com/${projectId}`
  const claims = {
    iss: issuer,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    ...fields,
    firebase: { sign_in_provider: provider },
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}
