import { dayMs, minuteMs, secondMs } from '../../../../shared/durations.ts'
import { calendarLimits, type Calendar } from '../../../../shared/tools/calendar/calendars.ts'
import { BoundedCache, type CacheUse } from '../../../kernel/BoundedCache.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { readTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import { busySecret, type CalendarRef } from '../CalendarRef.ts'
import { fetchBusy } from './fetchBusy.ts'
import type { TimeSpan } from '../times/zoneSpans.ts'

const maxBytes = 4_000_000
const freshMs = 5 * minuteMs
/** A calendar that does not respond costs a visitor one wait, and is soon tried again. */
const failedMs = 30 * secondMs
const baseBytes = 200
const spanBytes = 40

interface Entry {
  until: number
  /** Undefined when the external calendar could not be read. */
  busy: TimeSpan[] | undefined
}

/** A cache of the busy times in external calendars, for five minutes each; failures for half a minute. */
export class BusyTimes {
  private readonly entries = new BoundedCache<Entry>('busyTimes', maxBytes)
  private readonly ports: Pick<Ports, 'now' | 'web' | 'keys'>

  constructor(ports: Pick<Ports, 'now' | 'web' | 'keys'>) {
    this.ports = ports
  }

  /** Returns the busy times from now on; undefined when the external calendar cannot be read. */
  async read(ref: CalendarRef, { busyHost, timeZone, seq }: Calendar): Promise<TimeSpan[] | undefined> {
    if (busyHost === '') return []
    const now = this.ports.now()
    const key = `${ref.region}/${ref.workspaceId}/${ref.calendarId}/${seq}`
    const cached = this.entries.get(key)
    if (cached && cached.until > now) return cached.busy
    const url = await readTenantSecret(this.ports.keys, busySecret(ref))
    if (!url) return undefined
    const within = { start: now - dayMs, end: now + (calendarLimits.aheadDays + 2) * dayMs }
    const busy = await fetchBusy(this.ports, url.reveal(), { timeZone, within })
    const until = this.ports.now() + (busy ? freshMs : failedMs)
    this.entries.set(key, { until, busy }, baseBytes + (busy?.length ?? 0) * spanBytes)
    return busy
  }

  use(): CacheUse {
    return this.entries.use()
  }
}
