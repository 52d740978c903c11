import type { Ports } from '../../../kernel/ports/ports.ts'
import { readBusy } from '../feed/readBusy.ts'
import type { Stretch } from '../times/zoneStretches.ts'

interface Wanted {
  /** Of times without one. */
  timeZone: string
  within: Stretch
}

/** When an outside calendar says that somebody is busy; undefined where none can be read. */
export async function fetchBusy(
  { web }: Pick<Ports, 'web'>,
  address: string,
  { timeZone, within }: Wanted,
): Promise<Stretch[] | undefined> {
  const url = readBusyAddress({ web }, address)
  if (!url) return undefined
  const mayFollow = (to: URL) => readBusyAddress({ web }, to.href) !== undefined
  const answer = await web.fetchPage(url, { expects: 'calendar', mayFollow })
  if (answer.refusal || answer.status !== 200) return undefined
  return readBusy(answer.content.toString('utf8'), timeZone, within)
}

/** An address that may be asked: encrypted, and public. */
export function readBusyAddress({ web }: Pick<Ports, 'web'>, address: string): URL | undefined {
  const url = URL.parse(address)
  if (!url || !web.isPublicAddress(url)) return undefined
  return url.protocol === 'https:' || url.hostname.endsWith('.localhost') ? url : undefined
}
