import { send } from './send.ts'

/** Renewed this long before its end, so that no request leaves with a token that ends on the way. */
const marginMs = 5 * 60_000

let known: { header: string; until: number } | undefined
let asking: Promise<string> | undefined

/** The platform's identity as a header, from its metadata server; asked once for all who wait. */
export function authorization(metadataHost: string): Promise<string> {
  if (known && known.until > Date.now()) return Promise.resolve(known.header)
  asking ??= ask(metadataHost).finally(() => (asking = undefined))
  return asking
}

async function ask(metadataHost: string): Promise<string> {
  const url = new URL(`http://${metadataHost}/computeMetadata/v1/instance/service-accounts/default/token`)
  const { status, body } = await send('GET', url, { 'metadata-flavor': 'Google' })
  const token: unknown = status === 200 ? JSON.parse(body) : undefined
  if (typeof token !== 'object' || token === null || !('access_token' in token) || !('expires_in' in token)) {
    throw new Error(`The metadata server gave no token (status ${status})`)
  }
  known = {
    header: `Bearer ${String(token.access_token)}`,
    until: Date.now() + Number(token.expires_in) * 1000 - marginMs,
  }
  return known.header
}
