import { BlockList, isIP } from 'node:net'

/** Private and reserved IPv4 ranges from IANA's registry of special addresses. */
const privateRanges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Ranges of the assigned IPv6 addresses that lead to an IPv4 address or nowhere. */
const privateRanges6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [net, prefix] of privateRanges) refused.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of privateRanges6) refused.addSubnet(net, prefix, 'ipv6')
/** All assigned IPv6 addresses; mapped, local and multicast ones are outside. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Returns whether an IP is on the public internet. */
export function isPublicIp(ip: string): boolean {
  const family = isIP(ip)
  if (family === 4) return !refused.check(ip, 'ipv4')
  return family === 6 && globalUnicast.check(ip, 'ipv6') && !refused.check(ip, 'ipv6')
}
