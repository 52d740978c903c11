import { isIPv6 } from 'node:net'
import type { Request } from 'firebase-functions/v2/https'

/**
 * Where a request really comes from. The platform appends the address it saw to X-Forwarded-For; whatever
 * stands before it was sent by the client and may be a lie.
 */
export function clientAddress(request: Request): string {
  const forwarded = request.headers['x-forwarded-for']
  const last = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim()
  return networkOf(last || request.socket?.remoteAddress || '')
}

/** Of an IPv6 address the first 64 bits: one subscriber has all addresses that begin with them. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.toLowerCase().startsWith('::ffff:')) return address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const groups = head.split(':').filter(Boolean)
  const ending = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? 8 - groups.length - ending.length : 0
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...ending]
  return `${all.slice(0, 4).join(':')}::/64`
}
