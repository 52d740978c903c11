import { dayMs } from '../durations.ts'

/** The days after a failed payment on which clients are emailed, and after which their dashboard is paused. */
export const unpaidDays = { mails: [0, 5], pause: 7 } as const

/** The days on which a pause is tried again while the agency's account accepts no payments: a year. */
export const pauseRetries = 365

/** Returns when the dashboard of an organisation is paused; milliseconds since 1970. */
export function pauseTimeOf(unpaidSince: number): number {
  return unpaidSince + unpaidDays.pause * dayMs
}
