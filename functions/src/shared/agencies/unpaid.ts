import { dayMs } from '../durations.ts'

/** The days after a failed payment on which clients are emailed, and after which their dashboard is paused. */
export const unpaidDays = { mails: [0, 5], pause: 7 } as const

/** Returns when the dashboard of an organisation is paused; milliseconds since 1970. */
export function pauseTimeOf(unpaidSince: number): number {
  return unpaidSince + unpaidDays.pause * dayMs
}
