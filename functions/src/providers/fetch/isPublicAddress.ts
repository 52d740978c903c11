import { isIP } from 'node:net'
import { isPublicIp } from './publicAddresses.ts'

const publicPorts = ['', '80', '443']
/** Names that are never public, whatever a resolver says of them. */
const privateNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/

/**
 * Whether an address may be fetched, as far as that can be told without looking its name up. `URL` has written
 * numbers, hexadecimal and octal ones too, as an IP address.
 */
export function isPublicAddress(url: URL): boolean {
  const host = hostOf(url)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false
  if (!publicPorts.includes(url.port)) return false
  if (isIP(host)) return isPublicIp(host)
  return host.includes('.') && !privateNames.test(host)
}

/** The host without what brackets an IPv6 address and the dot that may end a name. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$|\.$/g, '')
}
