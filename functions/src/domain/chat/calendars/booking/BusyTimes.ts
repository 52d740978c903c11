import { calendarLimits, type Calendar } from '../../../../shared/tools/calendars.ts'
import { BoundedCache, type CacheUse } from '../../../kernel/BoundedCache.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { readTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import { busySecret, type CalendarRef } from '../CalendarRef.ts'
import { fetchBusy } from './fetchBusy.ts'
import type { Stretch } from '../times/zoneStretches.ts'

const mostBytes = 4_000_000
const freshMs = 5 * 60_000
const dayMs = 86_400_000
const baseBytes = 200
const stretchBytes = 40

interface Entry {
  until: number
  busy: Stretch[]
}

/** When the outside calendars of workspaces say that somebody is busy: read once in five minutes. */
export class BusyTimes {
  private readonly entries = new BoundedCache<Entry>('busyTimes', mostBytes)
  private readonly ports: Pick<Ports, 'now' | 'web' | 'keys'>

  constructor(ports: Pick<Ports, 'now' | 'web' | 'keys'>) {
    this.ports = ports
  }

  /** From now on; undefined where the outside calendar cannot be read, so that nobody knows. */
  async read(ref: CalendarRef, { busyHost, timeZone, seq }: Calendar): Promise<Stretch[] | undefined> {
    if (busyHost === '') return []
    const now = this.ports.now()
    const key = `${ref.region}/${ref.workspaceId}/${ref.calendarId}/${seq}`
    const known = this.entries.get(key)
    if (known && known.until > now) return known.busy
    const address = await readTenantSecret(this.ports.keys, busySecret(ref))
    if (!address) return undefined
    const within = { start: now - dayMs, end: now + (calendarLimits.aheadDays + 2) * dayMs }
    const busy = await fetchBusy(this.ports, address.reveal(), { timeZone, within })
    if (busy) this.entries.set(key, { until: now + freshMs, busy }, baseBytes + busy.length * stretchBytes)
    return busy
  }

  use(): CacheUse {
    return this.entries.use()
  }
}
