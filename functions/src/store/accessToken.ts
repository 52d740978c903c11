import { minuteMs } from '../shared/durations.ts'
import { send } from './send.ts'

/**
 * The time before its end at which a token is renewed, so that no request is sent with one that expires on
 * the way.
 */
const marginMs = 5 * minuteMs

let cached: { header: string; until: number } | undefined
let pendingToken: Promise<string> | undefined

/**
 * Returns the platform's identity as an authorization header, from its metadata server; requested once for
 * all callers.
 */
export function authorization(metadataHost: string): Promise<string> {
  if (cached && cached.until > Date.now()) return Promise.resolve(cached.header)
  pendingToken ??= requestToken(metadataHost).finally(() => (pendingToken = undefined))
  return pendingToken
}

async function requestToken(metadataHost: string): Promise<string> {
  const url = new URL(`http://${metadataHost}/computeMetadata/v1/instance/service-accounts/default/token`)
  const { status, body } = await send('GET', url, { 'metadata-flavor': 'Google' })
  const token: unknown = status === 200 ? JSON.parse(body) : undefined
  if (typeof token !== 'object' || token === null || !('access_token' in token) || !('expires_in' in token)) {
    throw new Error(`The metadata server gave no token (status ${status})`)
  }
  cached = {
    header: `Bearer ${String(token.access_token)}`,
    until: Date.now() + Number(token.expires_in) * 1000 - marginMs,
  }
  return cached.header
}
