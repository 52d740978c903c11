import { z } from 'zod'
import { dayMs } from '../durations.ts'
import { regions } from '../regions/regions.ts'

/** The states of an agency's mail domain. The screen shows both failures as `failure`. */
export const mailDomainStates = ['not_started', 'pending', 'verified', 'temporary_failure', 'failed'] as const
export type MailDomainState = (typeof mailDomainStates)[number]

const recordSchema = z.object({
  status: z.enum(mailDomainStates),
  type: z.enum(['CNAME', 'MX', 'TXT']),
  /** The full name, including the domain. */
  name: z.string(),
  value: z.string(),
  /** Present only for MX records. */
  priority: z.int().optional(),
  /** Seconds, or `Auto`. */
  ttl: z.string(),
})
/** A record that the DNS of a mail domain must hold. */
export type MailRecord = z.infer<typeof recordSchema>

/**
 * `mailDomains/{asciiName}`, in the default database alone: the agency that a mail domain belongs to.
 * Server only.
 */
export const mailDomainSchema = z.object({
  agencyId: z.string(),
  region: z.enum(regions),
  state: z.enum(mailDomainStates),
  /** All times in milliseconds since 1970. */
  claimedAt: z.int().default(0),
  /** When its DNS was last checked. */
  checkedAt: z.int().default(0),
  /** When the mail service was last asked. */
  askedAt: z.int().default(0),
  /** When the next check is queued for; a sweep queues it again if the task was lost. */
  nextCheckAt: z.int().default(0),
  /** Since when the platform's proof record is missing from a verified domain; 0 while it is there. */
  failingSince: z.int().default(0),
  failures: z.int().default(0),
  /** Since when the agency's plan does not include the mail domain; 0 while it does. */
  unpaidSince: z.int().default(0),
  /** The domain's id at the mail service; empty before the domain is proven. */
  vendorId: z.string().default(''),
  /** Whether the mail service rejects the domain because another of its customers has it. */
  isRefused: z.boolean().default(false),
  isReleasing: z.boolean().default(false),
  records: z.array(recordSchema).max(30).default([]),
})
export type MailDomain = z.infer<typeof mailDomainSchema>

/** The fields of a mail domain that members of its agency see. */
export const shownMailDomainSchema = z.object({
  state: z.enum(mailDomainStates),
  isRefused: z.boolean(),
  isReleasing: z.boolean(),
  records: z.array(recordSchema),
  /** Whether the agency's plan does not include the mail domain. */
  isUnpaid: z.boolean(),
})
export type ShownMailDomain = z.infer<typeof shownMailDomainSchema>

/** The time for which emails still come from a domain after its agency's plan has ended. */
const unpaidMs = 7 * dayMs

/** Returns whether emails come from the domain now; otherwise they come from the platform's own domain. */
export function isSentFrom({ state, isReleasing, unpaidSince }: MailDomain, now: number): boolean {
  const isPaid = unpaidSince === 0 || now - unpaidSince < unpaidMs
  return (state === 'verified' || state === 'temporary_failure') && !isReleasing && isPaid
}
