import { dayMs } from '../../../../shared/durations.ts'
import type { Appointment } from '../../../../shared/tools/calendar/calendars.ts'
import { isWithinLimit } from '../../../kernel/access/isWithinLimit.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { throttleEach } from '../../../kernel/access/throttleNetworks.ts'

/**
 * The bookings and cancellations of an IP, its network and its provider in one workspace and day that are
 * emailed. The last one also limits all people together whose network is unknown.
 */
const limits = [10, 20, 60] as const

/** The state of the emails about a change above the limit; the owner gets a summary. */
export const withoutMails: Appointment['mails'] = { visitor: 'givenUp', host: 'givenUp' }

/**
 * Counts a change of an appointment by a visitor, and returns whether emails may be sent about it: one
 * stranger does not use up the emails of a calendar's owner. `networks`: from narrow to wide; empty when
 * unknown.
 */
export function maySendMails(
  workspaceId: string,
  networks: readonly string[],
  now: number,
): Promise<boolean> {
  const key = `appointmentsOf:${workspaceId}`
  if (networks.length === 0) return isWithinLimit(throttle(`${key}:unknown`, limits[2], dayMs, now))
  return isWithinLimit(throttleEach(key, networks, { limits, windowMs: dayMs, now }))
}
