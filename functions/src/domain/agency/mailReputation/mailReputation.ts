import { z } from 'zod'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { MailedAgency } from '../../kernel/ports/MailDomains.ts'

const daySchema = z.object({
  sent: z.int().default(0),
  /** Emails that their recipient's server has refused permanently. */
  bounced: z.int().default(0),
  complained: z.int().default(0),
})
export type MailCounts = z.infer<typeof daySchema>

/**
 * `mailReputation/{agencyId}`, server only: how many of an agency's emails to its clients were refused, and
 * `mailReputation/{agencyId}-form` of those that strangers cause by the form of requests for access. The days
 * are numbered since 1970; all times are in milliseconds.
 */
export const mailReputationSchema = z.object({
  days: z.record(z.string(), daySchema).default({}),
  /** When notices by email were stopped; 0 while they are sent. */
  stoppedAt: z.int().default(0),
  /** Whether the owner was notified of it. */
  isTold: z.boolean().default(false),
  /** When a person last resumed them. */
  retriedAt: z.int().default(0),
})
export type MailReputation = z.infer<typeof mailReputationSchema>

/** Returns the path of the counts that an email belongs to. */
export function reputationPath({ agencyId, isOfForm = false }: Omit<MailedAgency, 'region'>): string {
  return isOfForm ? paths.formReputation(agencyId) : paths.mailReputation(agencyId)
}

export const unknownReputation = mailReputationSchema.parse({})

const countedDays = 7
/** A share is not meaningful for fewer emails. */
const minSent = 50
const maxBouncedShare = 0.05
const maxComplaints = 2

/** Returns the number of days since 1970 (UTC), as a key. */
export function dayOf(now: number): string {
  return String(Math.floor(now / dayMs))
}

/** Returns when the database may delete what was stored at a moment: two days after it no longer counts. */
export function reputationExpiryOf(now: number): Date {
  return new Date(now + (countedDays + 2) * dayMs)
}

/** Returns the days that no longer count. */
export function pastDays({ days }: MailReputation, now: number): string[] {
  const first = Number(dayOf(now)) - countedDays + 1
  return Object.keys(days).filter((day) => Number(day) < first)
}

/** Returns the emails of the last seven days, including today. */
export function recentCounts(reputation: MailReputation, now: number): MailCounts {
  const past = new Set(pastDays(reputation, now))
  const recent = Object.entries(reputation.days).filter(([day]) => !past.has(day))
  const sum = (kind: keyof MailCounts) => recent.reduce((total, [, counts]) => total + counts[kind], 0)
  return { sent: sum('sent'), bounced: sum('bounced'), complained: sum('complained') }
}

/**
 * Returns whether notices are to be stopped: with three complaints, or where more than 5 % of at least 50
 * emails bounced. Notices that are stopped already wait until the share itself is better, so that a few days
 * of little email do not resume them.
 */
export function isOverLimit({ sent, bounced, complained }: MailCounts, isStopped: boolean): boolean {
  if (complained > maxComplaints) return true
  const isShareKnown = isStopped || sent >= minSent
  return isShareKnown && bounced > sent * maxBouncedShare
}
