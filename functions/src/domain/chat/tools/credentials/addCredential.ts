import type { Credential } from '../../../../shared/tools/tools.ts'
import type { ToolRequest } from '../../../../shared/tools/request/buildToolRequest.ts'

/** Replaces a secret where people see a request. */
export const maskedSecret = '••••••••'

/** Returns a request with its credential; `secret` may be the mask. */
export function addCredential(
  request: ToolRequest,
  { kind, field }: Pick<Credential, 'kind' | 'field'>,
  secret: string,
): ToolRequest {
  if (kind === 'query') {
    const url = new URL(request.url)
    url.searchParams.set(field, secret)
    return { ...request, url }
  }
  const [name, value] = headerOf(kind, field, secret)
  return { ...request, headers: { ...request.headers, [name]: value } }
}

/** Returns the parts of a credential that a server could repeat. */
export function secretsOf({ kind, field }: Pick<Credential, 'kind' | 'field'>, secret: string): string[] {
  if (kind === 'bearer') return [secret, tokenOf(secret)]
  return kind === 'basic' ? [secret, Buffer.from(`${field}:${secret}`).toString('base64')] : [secret]
}

/** Returns a bearer token without the words before it: people paste the whole header of an example. */
function tokenOf(secret: string): string {
  return secret.replace(/^(?:authorization:\s*)?bearer\s+/i, '')
}

function headerOf(kind: 'bearer' | 'header' | 'basic', field: string, secret: string): [string, string] {
  if (kind === 'header') return [field.toLowerCase(), secret]
  if (kind === 'bearer') return ['authorization', `Bearer ${tokenOf(secret)}`]
  // The mask is shown unencoded.
  const pair =
    secret === maskedSecret ? `${field}:${secret}` : Buffer.from(`${field}:${secret}`).toString('base64')
  return ['authorization', `Basic ${pair}`]
}
