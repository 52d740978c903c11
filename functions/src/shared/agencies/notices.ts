import { z } from 'zod'
import type { Client } from './client.ts'

/**
 * The kinds of notices for an organisation's clients; screens and emails render them in the reader's language.
 */
export const noticeKinds = [
  'personWanted',
  'messageToPerson',
  'creditLow',
  'creditNearlyGone',
  'approvalAsked',
  'publishedUnapproved',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Level 2 is for notices that need a person's action, level 1 for all others. */
export const noticeLevels = [1, 2] as const
export type NoticeLevel = (typeof noticeLevels)[number]

/**
 * `orgs/{id}/notifications-{level}/{key of the event}`: one notice for all clients, written by the server in
 * the commit of its event. The database deletes it after 30 days.
 */
export const noticeSchema = z.object({
  kind: z.enum(noticeKinds),
  /** Milliseconds since 1970. */
  at: z.int(),
  notificationLevel: z.literal(noticeLevels),
  /** Empty for a notice that concerns no agent. */
  agentId: z.string().default(''),
  agentTitle: z.string().default(''),
  conversationId: z.string().default(''),
  /** The name of the visitor; empty where it is not known or not stored. */
  visitor: z.string().default(''),
  /** The beginning of the visitor's message; empty where it is not stored. */
  words: z.string().default(''),
  /** The ids of the clients that the notice is for; empty for all of them. */
  notifyOnly: z.array(z.string()).default([]),
})
export type Notice = z.infer<typeof noticeSchema>

/**
 * Returns whether a notice concerns an approval; such a notice reaches its clients whatever their settings
 * are.
 */
export function isOfReview({ kind }: Pick<Notice, 'kind'>): boolean {
  return kind === 'approvalAsked' || kind === 'publishedUnapproved'
}

/** Returns whether a notice concerns the credit of an organisation. */
export function isOfCredit({ kind }: Pick<Notice, 'kind'>): boolean {
  return kind === 'creditLow' || kind === 'creditNearlyGone'
}

/**
 * The number of notices in a list, text limits in characters, and the duration and maximum age of a toast.
 */
export const noticeLimits = {
  latest: 5,
  title: 50,
  body: 50,
  agentTitle: 30,
  visitor: 30,
  toastMs: 5_000,
  toastAgeMs: 180_000,
  keptDays: 30,
} as const

interface NotifiedClient {
  notificationsSettings: Pick<Client['notificationsSettings'], 'notifyThrough' | 'notifyIf'>
}

/**
 * Returns the notice levels for a client's setting: `all` for all, `requestsOnly` for level 2, `none` for
 * none.
 */
export function levelsFor({ notificationsSettings: { notifyIf } }: NotifiedClient): readonly NoticeLevel[] {
  if (notifyIf === 'none') return []
  return notifyIf === 'all' ? noticeLevels : [2]
}

/** Returns whether a client is notified in this way. */
export function isNotifiedBy(
  { notificationsSettings: { notifyThrough } }: NotifiedClient,
  way: 'email' | 'push',
): boolean {
  return notifyThrough === 'all' || notifyThrough === way
}

/** Returns whether a notice is for a client: it names no client, or it names this one. */
export function isForClient({ notifyOnly }: Pick<Notice, 'notifyOnly'>, clientId: string): boolean {
  return notifyOnly.length === 0 || notifyOnly.includes(clientId)
}
