import { isIP } from 'node:net'
import { isPublicIp } from './isPublicIp.ts'

const publicPorts = ['', '80', '443']
/** Names that are never public, whatever a resolver returns. */
const privateNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/

/**
 * Returns whether a URL may be fetched, as far as this is known without resolving its host. `URL` has
 * normalised numeric, hexadecimal and octal hosts to an IP.
 */
export function isPublicUrl(url: URL): boolean {
  const host = hostOf(url)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false
  if (!publicPorts.includes(url.port)) return false
  if (isIP(host)) return isPublicIp(host)
  return host.includes('.') && !privateNames.test(host)
}

/** Returns the host without the brackets of an IPv6 address and a trailing dot. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$|\.$/g, '')
}
