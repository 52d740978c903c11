import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the networks that an IP belongs to, from narrow to wide. `from`: an IPv4, or the first 64 bits
 * of an IPv6, as `clientIp` returns them. A /24 is the smallest network of IPv4 that is routed, a /48 of IPv6
 * is what a site gets, a /32 what a provider gets. Anything else belongs to no wider network.
 */
export function networksOf(from: string): string[] {
  const ip = from.replace(/^::ffff:/i, '')
  if (isIPv4(ip)) return [from, `${ip.split('.').slice(0, 3).join('.')}.0/24`]
  const [prefix = '', size] = from.split('/')
  const groups = prefix.replace(/::$/, '').split(':')
  if (size !== '64' || !isIPv6(prefix) || groups.length !== 4) return [from]
  const [first, second, third] = groups.map((group) => Number.parseInt(group, 16).toString(16))
  return [from, `${first}:${second}:${third}::/48`, `${first}:${second}::/32`]
}
