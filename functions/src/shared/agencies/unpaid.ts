import { dayMs } from '../durations.ts'
import type { Seller } from './seller.ts'

/** The days after a failed payment on which clients are emailed, and after which their dashboard is paused. */
export const unpaidDays = { mails: [0, 5], pause: 7 } as const

/** The days on which a pause is tried again while the agency's account accepts no payments: a year. */
export const pauseRetries = 365

/** Returns when the dashboard of an organisation is paused; milliseconds since 1970. */
export function pauseTimeOf(unpaidSince: number): number {
  return unpaidSince + unpaidDays.pause * dayMs
}

/**
 * Returns when the dashboard of an organisation is paused; undefined while no day can be named: there is no
 * pause while the agency's account accepts no payments, and one that is late comes within a day.
 */
export function pauseDayOf(
  unpaidSince: number,
  seller: Seller['state'] | undefined,
  now: number,
): number | undefined {
  const pause = pauseTimeOf(unpaidSince)
  return seller === 'ready' && pause > now ? pause : undefined
}
