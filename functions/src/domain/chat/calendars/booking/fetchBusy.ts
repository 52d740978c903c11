import type { Ports } from '../../../kernel/ports/ports.ts'
import { readBusy } from '../feed/readBusy.ts'
import type { TimeSpan } from '../times/zoneSpans.ts'

interface BusyQuery {
  /** The zone of times without one. */
  timeZone: string
  within: TimeSpan
}

/** Fetches the busy times of an external calendar; undefined when it cannot be read. */
export async function fetchBusy(
  { web }: Pick<Ports, 'web'>,
  href: string,
  { timeZone, within }: BusyQuery,
): Promise<TimeSpan[] | undefined> {
  const url = readBusyUrl({ web }, href)
  if (!url) return undefined
  const mayFollow = (to: URL) => readBusyUrl({ web }, to.href) !== undefined
  const response = await web.fetchPage(url, { expects: 'calendar', mayFollow })
  if (response.refusal || response.status !== 200) return undefined
  return readBusy(response.content.toString('utf8'), timeZone, within)
}

/** Returns a URL that may be fetched: https and public; else undefined. */
export function readBusyUrl({ web }: Pick<Ports, 'web'>, href: string): URL | undefined {
  const url = URL.parse(href)
  if (!url || !web.isPublicUrl(url)) return undefined
  return url.protocol === 'https:' || url.hostname.endsWith('.localhost') ? url : undefined
}
