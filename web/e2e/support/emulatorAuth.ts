import { randomInt } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { callableGroupOf, type CallableName } from '@parley/functions/shared/callables/callableGroups'
import type { CallableInput } from '@parley/functions/shared/callables/callables'
import { functionLocations, type Region } from '@parley/functions/shared/regions/regions'
import { z } from 'zod'

const functionsOrigin = 'http://127.0.0.1:5001/demo-parley'
const signedInSchema = z.object({
  localId: z.string(),
  email: z.string(),
  displayName: z.string().default(''),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.coerce.number(),
})
const resultSchema = z.object({ result: z.unknown() })

/** Runs a procedure as a signed-in person. */
export type CallProcedure = <Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
) => Promise<unknown>

/** Creates a verified account with a workspace in a region, without its onboarding; returns its uid. */
export async function createAccount(
  region: Region,
  email: string,
  password: string,
  names: { name?: string; workspaceName?: string } = {},
): Promise<string> {
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  const { uid } = await getAuth(app).createUser({ email, password, emailVerified: true })
  const { idToken } = await signInWithPassword(email, password)
  const call = procedureCaller(region, idToken)
  await call('bootstrapAccount', { region, ...names })
  await call('completeOnboarding', { region, workspaceId: uid })
  return uid
}

/** Signs in at the Auth emulator; `stored` is the session in the format of the browser's SDK, as JSON. */
export async function signInWithPassword(email: string, password: string) {
  const response = await fetch(
    'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`)
  const { localId, displayName, idToken, refreshToken, expiresIn } = signedInSchema.parse(
    await response.json(),
  )
  const stored = JSON.stringify({
    uid: localId,
    email,
    emailVerified: true,
    ...(displayName && { displayName }),
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email, displayName: displayName || null }],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + expiresIn * 1000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: 'demo',
    appName: '[DEFAULT]',
  })
  return { uid: localId, idToken, stored }
}

/** Returns a function that runs procedures with an ID token, from an IP of its own. */
export function procedureCaller(region: Region, idToken: string): CallProcedure {
  const from = freshNetwork()
  return async (name, input) => {
    const response = await fetch(`${functionsOrigin}/${functionLocations[region]}/${callableGroupOf(name)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${idToken}`,
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ data: { procedure: name, input } }),
    })
    if (!response.ok) throw new Error(`${name} responded with ${response.status}: ${await response.text()}`)
    return resultSchema.parse(await response.json()).result
  }
}

/** Returns a new IP: the backend limits the requests of each. */
export function freshNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
