import { startImpersonation } from '../session/impersonation.ts'

/** The credentials in a link that signs a person in. */
export type LinkCredentials =
  | { kind: 'token'; token: string }
  /** Opens a client's dashboard for the agency's owner. */
  | { kind: 'secret'; secret: string }
  | { kind: 'password'; email: string; password: string }

let brought: LinkCredentials | undefined

/**
 * Removes credentials from the URL, so that no later request, history or bookmark has them. The page keeps
 * them until they are used.
 */
export function removeCredentialsFromUrl(): void {
  const search = new URLSearchParams(location.search)
  const hash = new URLSearchParams(location.hash.slice(1))
  brought = credentialsIn(search) ?? credentialsIn(hash)
  if (brought?.kind === 'secret') startImpersonation()
  const names = ['token', 'secret', 'username', 'password']
  if (!names.some((name) => search.has(name) || hash.has(name))) return
  for (const name of names) search.delete(name)
  history.replaceState(null, '', location.pathname + (search.size > 0 ? `?${search}` : ''))
}

/** Returns the credentials of the link, until they are deleted. */
export function broughtCredentials(): LinkCredentials | undefined {
  return brought
}

/** Deletes the credentials, because a link is tried once. */
export function deleteCredentials(): void {
  brought = undefined
}

function credentialsIn(values: URLSearchParams): LinkCredentials | undefined {
  const token = values.get('token')
  if (token) return { kind: 'token', token }
  const secret = values.get('secret')
  if (secret) return { kind: 'secret', secret }
  // People write links by hand, where the "+" of an address means a space; no address has a space.
  const [email, password] = [values.get('username')?.trim().replaceAll(' ', '+'), values.get('password')]
  return email && password ? { kind: 'password', email, password } : undefined
}
