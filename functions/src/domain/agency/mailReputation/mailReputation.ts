import { z } from 'zod'

const daySchema = z.object({
  sent: z.int().default(0),
  /** Those that their address has refused for good. */
  bounced: z.int().default(0),
  complained: z.int().default(0),
})
export type MailCounts = z.infer<typeof daySchema>

/**
 * `mailReputation/{agencyId}`, server only: how an agency's mails to its clients were taken. The days are
 * numbered since 1970; all times are in milliseconds.
 */
export const mailReputationSchema = z.object({
  days: z.record(z.string(), daySchema).default({}),
  /** Since when notices are not mailed any more; 0 while they are. */
  stoppedAt: z.int().default(0),
  /** Whether the owner was told of it. */
  isTold: z.boolean().default(false),
  /** When somebody last had them sent again. */
  retriedAt: z.int().default(0),
})
export type MailReputation = z.infer<typeof mailReputationSchema>

export const unknownReputation = mailReputationSchema.parse({})

const dayMs = 86_400_000
const countedDays = 7
/** Too few mails say nothing of a share. */
const fewestSent = 50
const mostBouncedShare = 0.05
const mostComplaints = 2

export function dayOf(now: number): string {
  return String(Math.floor(now / dayMs))
}

/** When the database may delete what was noted at a moment: nothing of it counts any more then. */
export function forgetAt(now: number): Date {
  return new Date(now + (countedDays + 2) * dayMs)
}

/** The days that count no more. */
export function pastDays({ days }: MailReputation, now: number): string[] {
  const first = Number(dayOf(now)) - countedDays + 1
  return Object.keys(days).filter((day) => Number(day) < first)
}

/** What was sent and came back in the last seven days, today among them. */
export function recentCounts(known: MailReputation, now: number): MailCounts {
  const past = new Set(pastDays(known, now))
  const recent = Object.entries(known.days).filter(([day]) => !past.has(day))
  const sum = (kind: keyof MailCounts) => recent.reduce((total, [, counts]) => total + counts[kind], 0)
  return { sent: sum('sent'), bounced: sum('bounced'), complained: sum('complained') }
}

/**
 * Whether notices are to be held back: with three complaints, or where more than 5 % of at least 50 mails
 * bounced. Those that are held back already wait until the share itself is better, so that they do not come
 * and go as days of few mails pass.
 */
export function isOverLimit({ sent, bounced, complained }: MailCounts, isStopped: boolean): boolean {
  if (complained > mostComplaints) return true
  const isShareKnown = isStopped || sent >= fewestSent
  return isShareKnown && bounced > sent * mostBouncedShare
}
