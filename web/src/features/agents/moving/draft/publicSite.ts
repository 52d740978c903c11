import { siteLimits } from '@parley/functions/shared/knowledge/sites'

/** Names that are never public; the server checks a host again before anything is read. */
const privateNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/

/**
 * Returns the URL of a page that the server would read; undefined for a private host, an IP, a port of its
 * own and anything that is no URL.
 */
export function publicSite(written: string): string | undefined {
  const url = URL.parse(written.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return undefined
  const host = url.hostname.replace(/\.$/, '')
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(host) && !privateNames.test(host)
  url.hash = ''
  return isName && url.href.length <= siteLimits.addressCharacters ? url.href : undefined
}
