import { z } from 'zod'
import { regions } from '../regions/regions.ts'

/** The states of an agency's mail domain. The screen shows both failures as `failure`. */
export const mailDomainStates = ['not_started', 'pending', 'verified', 'temporary_failure', 'failed'] as const
export type MailDomainState = (typeof mailDomainStates)[number]

const recordSchema = z.object({
  status: z.enum(mailDomainStates),
  type: z.enum(['CNAME', 'MX', 'TXT']),
  /** The whole name, with the domain. */
  name: z.string(),
  value: z.string(),
  /** Of MX records alone. */
  priority: z.int().optional(),
  /** Seconds, or `Auto`. */
  ttl: z.string(),
})
/** A record that the DNS of a mail domain must hold. */
export type MailRecord = z.infer<typeof recordSchema>

/** `mailDomains/{asciiName}`, in the first database alone: whose mail domain it is. Anybody may read one. */
export const mailDomainSchema = z.object({
  agencyId: z.string(),
  region: z.enum(regions),
  state: z.enum(mailDomainStates),
  /** All times in milliseconds since 1970. */
  claimedAt: z.int().default(0),
  /** When its DNS was last asked. */
  checkedAt: z.int().default(0),
  /** When the mail service was last asked. */
  askedAt: z.int().default(0),
  /** When the next look is queued for; a sweep queues it again where that was lost. */
  nextCheckAt: z.int().default(0),
  /** Since when our proof is missing from a domain that was verified; 0 while it is there. */
  failingSince: z.int().default(0),
  failures: z.int().default(0),
  /** Since when its agency's plan does not allow it; 0 while it does. */
  unpaidSince: z.int().default(0),
  /** The mail service's own id; empty before the domain is proven. */
  vendorId: z.string().default(''),
  /** Whether the mail service does not take it, because another of its customers has it. */
  isRefused: z.boolean().default(false),
  isReleasing: z.boolean().default(false),
  records: z.array(recordSchema).max(30).default([]),
})
export type MailDomain = z.infer<typeof mailDomainSchema>

/** How long mails go on coming from a domain after its agency's plan has ended. */
const unpaidMs = 7 * 86_400_000

/** Whether mails come from the domain now; else they come from the platform's own. */
export function isSentFrom({ state, isReleasing, unpaidSince }: MailDomain, now: number): boolean {
  const isPaid = unpaidSince === 0 || now - unpaidSince < unpaidMs
  return (state === 'verified' || state === 'temporary_failure') && !isReleasing && isPaid
}
