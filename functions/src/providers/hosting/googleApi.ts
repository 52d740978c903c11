import { AppError } from '../../domain/kernel/errors/AppError.ts'

const timeoutMs = 10_000
/** Statuses that concern the requested resource; all others mean that the service is unavailable. */
const statusesOfResource = [400, 404, 409]

export type SendRequest = (
  method: 'DELETE' | 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>

/**
 * Creates a client of one of Google's REST APIs. Returns statuses that concern the resource; throws AppError
 * 'unavailable' for all other failures. `identify`: returns the authorization header. `moreStatuses`: further
 * statuses to return.
 */
export function googleApi(
  baseUrl: string,
  identify: () => Promise<string>,
  moreStatuses: readonly number[] = [],
): SendRequest {
  const returned = [...statusesOfResource, ...moreStatuses]
  return async (method, path, body) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: await identify(), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined)
    if (response && (response.ok || returned.includes(response.status)))
      return { status: response.status, body: await response.json().catch(() => undefined) }
    console.error('A service of the platform refused', { path, status: response?.status ?? 'no answer' })
    throw new AppError('unavailable')
  }
}
