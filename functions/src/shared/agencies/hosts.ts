import { z } from 'zod'
import { dayMs, hourMs } from '../durations.ts'
import { regions } from '../regions/regions.ts'

/**
 * The states of an agency's host: claimed, proven by DNS, added to the hosting, verified there, and live.
 * `failing` still serves; `lost` and `releasing` do not.
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

/** A name below the platform's domain, or a domain of the agency. */
export const hostKinds = ['subdomain', 'custom'] as const
export type HostKind = (typeof hostKinds)[number]

export const recordTypes = ['A', 'AAAA', 'CNAME', 'TXT', 'CAA'] as const
export type RecordType = (typeof recordTypes)[number]

const recordSchema = z.object({
  type: z.enum(recordTypes),
  name: z.string(),
  value: z.string(),
  /** The change that the owner must make; `none` for a correct record. */
  action: z.enum(['none', 'add', 'remove']),
})
/** A DNS record of a domain, with the change that its owner must make. */
export type DnsRecord = z.infer<typeof recordSchema>

/**
 * `hosts/{asciiHost}`, in the default database alone: the agency that a host belongs to. Server only.
 */
export const hostSchema = z.object({
  agencyId: z.string(),
  region: z.enum(regions),
  kind: z.enum(hostKinds),
  state: z.enum(hostStates),
  /** All times in milliseconds since 1970. */
  claimedAt: z.int().default(0),
  /** When its DNS and the hosting were last checked. */
  checkedAt: z.int().default(0),
  /** When the next check is queued for; a sweep queues it again if the task was lost. */
  nextCheckAt: z.int().default(0),
  /** Since when a live host fails its checks; 0 while it passes. */
  failingSince: z.int().default(0),
  failures: z.int().default(0),
  /** Since when the agency's plan does not include the host; 0 while it does. */
  unpaidSince: z.int().default(0),
  records: z.array(recordSchema).max(30).default([]),
})
export type Host = z.infer<typeof hostSchema>

/** The fields of a host that members of its agency see. */
export const shownHostSchema = z.object({
  state: z.enum(hostStates),
  records: z.array(recordSchema),
  /** Whether the agency's plan does not include the host. */
  isUnpaid: z.boolean(),
})
export type ShownHost = z.infer<typeof shownHostSchema>

const servedStates: readonly HostState[] = ['live', 'failing']

/**
 * Returns whether a host in this state shows its agency, provided that the agency's document names the host.
 */
export function isServed(state: HostState): boolean {
  return servedStates.includes(state)
}

/**
 * The time for which a released subdomain stays reserved, because clients of its former agency may still be
 * signed in there.
 */
export const restMs = 30 * dayMs

/**
 * `restingHosts/{host}`: the former agency of a released subdomain, and until when no other agency can claim
 * it.
 */
export const restingHostSchema = z.object({ agencyId: z.string(), restsUntil: z.int() })

/** The lifetime of a claim that no DNS record proves. */
export const claimMs = 72 * hourMs

/** The minimum number of labels of a custom host: apex domains are not served. */
export const minLabels = 3
