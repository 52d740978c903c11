import { BlockList, isIP } from 'node:net'

/** What is nobody's or somebody's own, as the registries of special addresses have it. */
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
/** Of the addresses that are given out, those that lead to an IPv4 address or nowhere. */
const privateRanges6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [net, prefix] of privateRanges) refused.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of privateRanges6) refused.addSubnet(net, prefix, 'ipv6')
/** All IPv6 addresses that are given out; mapped, local and multicast ones lie outside. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicIp(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  return family === 6 && given.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
