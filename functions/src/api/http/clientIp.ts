import { isIPv6 } from 'node:net'
import type { Request } from 'firebase-functions/v2/https'

/**
 * Returns the network of a request's client. The platform appends the IP that it saw to X-Forwarded-For;
 * earlier entries come from the client and may be forged.
 */
export function clientIp(request: Request): string {
  const forwarded = request.headers['x-forwarded-for']
  const last = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim()
  return networkOf(last || request.socket?.remoteAddress || '')
}

/**
 * Returns an IP's network: the first 64 bits of an IPv6 address, which belong to one subscriber; an IPv4
 * address whole.
 * @internal Exported for tests.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.toLowerCase().startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::')
  const groups = head.split(':').filter(Boolean)
  const ending = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? 8 - groups.length - ending.length : 0
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...ending]
  return `${all.slice(0, 4).join(':')}::/64`
}
