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

/** The bookings of an IP, its network and its provider in one workspace and day. */
const bookingLimits = [20, 40, 100] as const

/** The state of the emails about a change above the limit; the owner gets a summary. */
export const withoutMails: Appointment['mails'] = { visitor: 'givenUp', host: 'givenUp' }

/** The limits of a visitor during one run of a tool: each is counted once, however often the run is tried. */
export interface RunLimits {
  /** Counts a booking, and returns whether it is within the limits of the visitor's networks. */
  mayBook: () => Promise<boolean>
  /** Counts a change of an appointment, and returns whether emails may be sent about it. */
  maySendMails: () => Promise<boolean>
}

/** Returns the limits of one run by a visitor. `networks`: from narrow to wide; empty when unknown. */
export function runLimits(
  { workspaceId, networks = [] }: { workspaceId: string; networks?: readonly string[] | undefined },
  now: () => number,
): RunLimits {
  return {
    mayBook: countedOnce(() => mayBook(workspaceId, networks, now())),
    maySendMails: countedOnce(() => maySendMails(workspaceId, networks, now())),
  }
}

/** Returns a function that counts when it is called first; what could not be counted is tried again. */
function countedOnce(count: () => Promise<boolean>): () => Promise<boolean> {
  let counted: boolean | undefined
  return async () => (counted ??= await count())
}

/** Counts an email, so that one stranger does not use up the emails of a calendar's owner. */
function maySendMails(workspaceId: string, networks: readonly string[], now: number): Promise<boolean> {
  const key = `appointmentsOf:${workspaceId}`
  if (networks.length === 0) return isWithinLimit(throttle(`${key}:unknown`, limits[2], dayMs, now))
  return isWithinLimit(throttleEach(key, networks, { limits, windowMs: dayMs, now }))
}

/**
 * Counts a booking: with a new conversation for every few appointments, one stranger could otherwise book
 * all times of a calendar. People whose network is unknown write on channels, and are limited by their
 * conversation.
 */
function mayBook(workspaceId: string, networks: readonly string[], now: number): Promise<boolean> {
  const limited = { limits: bookingLimits, windowMs: dayMs, now }
  return isWithinLimit(throttleEach(`bookingsOf:${workspaceId}`, networks, limited))
}
