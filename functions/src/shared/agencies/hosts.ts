import { z } from 'zod'
import { regions } from '../regions/regions.ts'

/**
 * Where an agency's address stands: claimed, proven to be its own, handed to our hosting, verified there, and
 * live. `failing` still serves; `lost` and `releasing` do not.
 */
export const hostStates = [
  'claimed',
  'proven',
  'hosted',
  'verified',
  'live',
  'failing',
  'lost',
  'releasing',
] as const
export type HostState = (typeof hostStates)[number]

/** A name below the platform's own domain, or one that the agency has brought. */
export const hostKinds = ['subdomain', 'custom'] as const
export type HostKind = (typeof hostKinds)[number]

export const recordTypes = ['A', 'AAAA', 'CNAME', 'TXT', 'CAA'] as const
export type RecordType = (typeof recordTypes)[number]

const recordSchema = z.object({
  type: z.enum(recordTypes),
  name: z.string(),
  value: z.string(),
  /** What is to be done about it: `none` where it is as it should be. */
  action: z.enum(['none', 'add', 'remove']),
})
/** A record of a domain's DNS, as its owner must see to it. */
export type DnsRecord = z.infer<typeof recordSchema>

/** `hosts/{asciiHost}`, in the first database alone: whose address it is. Anybody may read one. */
export const hostSchema = z.object({
  agencyId: z.string(),
  region: z.enum(regions),
  kind: z.enum(hostKinds),
  state: z.enum(hostStates),
  /** All times in milliseconds since 1970. */
  claimedAt: z.int().default(0),
  /** When its DNS and our hosting were last asked. */
  checkedAt: z.int().default(0),
  /** When the next look is queued for; a sweep queues it again where that was lost. */
  nextCheckAt: z.int().default(0),
  /** Since when a live address does not pass its checks; 0 while it does. */
  failingSince: z.int().default(0),
  failures: z.int().default(0),
  /** Since when its agency's plan does not allow it; 0 while it does. */
  unpaidSince: z.int().default(0),
  records: z.array(recordSchema).max(30).default([]),
})
export type Host = z.infer<typeof hostSchema>

const servedStates: readonly HostState[] = ['live', 'failing']

/** Whether an address shows its agency, if the agency's own document says the same. */
export function isServed(state: HostState): boolean {
  return servedStates.includes(state)
}

/** How long a name below ours stays its former agency's, whose clients may still be signed in there. */
export const restMs = 30 * 86_400_000

/** `restingHosts/{host}`: who had a name below ours, and until when nobody else gets it. */
export const restingHostSchema = z.object({ agencyId: z.string(), restsUntil: z.int() })

/** How long a claim keeps others away while nothing proves it. */
export const claimMs = 72 * 3_600_000

/** How many labels an address of one's own has at least: whole domains are not served. */
export const leastLabels = 3
