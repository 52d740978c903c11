import type { Request } from 'firebase-functions/v2/https'

/**
 * Where a request really comes from. The platform appends the address it saw to X-Forwarded-For; whatever
 * stands before it was sent by the client and may be a lie.
 */
export function clientAddress(request: Request): string {
  const forwarded = request.headers['x-forwarded-for']
  const last = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim()
  return last || request.socket?.remoteAddress || ''
}
