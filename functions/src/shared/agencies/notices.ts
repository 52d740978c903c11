import { z } from 'zod'
import type { Client } from './client.ts'

/** What an organisation's clients are told of; the texts are put into each reader's language. */
export const noticeKinds = [
  'personWanted',
  'messageToPerson',
  'creditLow',
  'creditNearlyGone',
  'approvalAsked',
  'publishedUnapproved',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Level 2 is for notices that need a person, level 1 for all others. */
export const noticeLevels = [1, 2] as const
export type NoticeLevel = (typeof noticeLevels)[number]

/**
 * `orgs/{id}/notifications-{level}/{key of the event}`: written by the server alone, in the commit of what it
 * tells of, once for all clients. The database deletes it after thirty days.
 */
export const noticeSchema = z.object({
  kind: z.enum(noticeKinds),
  /** Milliseconds since 1970. */
  at: z.int(),
  notificationLevel: z.literal(noticeLevels),
  /** Empty where it is about no agent. */
  agentId: z.string().default(''),
  agentTitle: z.string().default(''),
  conversationId: z.string().default(''),
  /** The beginning of what the visitor has written; empty where it is not kept. */
  words: z.string().default(''),
  /** The clients whom it is for; empty for all of them. */
  notifyOnly: z.array(z.string()).default([]),
})
export type Notice = z.infer<typeof noticeSchema>

/**
 * Whether it is about a draft that clients approve; it reaches those whom it is for whatever they have set.
 */
export function isOfReview({ kind }: Pick<Notice, 'kind'>): boolean {
  return kind === 'approvalAsked' || kind === 'publishedUnapproved'
}

/** How many notices are listed, and how much of each is shown. */
export const noticeLimits = {
  latest: 5,
  title: 50,
  body: 50,
  agentTitle: 30,
  toastMs: 5_000,
  toastAgeMs: 180_000,
  keptDays: 30,
} as const

type Told = Pick<Client, 'notificationsSettings'>

/** The levels of which somebody wants to hear: all=1, requestsOnly=2, none=0 (row 152). */
export function levelsFor({ notificationsSettings: { notifyIf } }: Told): readonly NoticeLevel[] {
  if (notifyIf === 'none') return []
  return notifyIf === 'all' ? noticeLevels : [2]
}

/** Whether somebody is told in that way. */
export function isToldBy({ notificationsSettings: { notifyThrough } }: Told, way: 'email' | 'push'): boolean {
  return notifyThrough === 'all' || notifyThrough === way
}

/** Whether it is for a client: everybody's, unless it names some. */
export function isForClient({ notifyOnly }: Pick<Notice, 'notifyOnly'>, clientId: string): boolean {
  return notifyOnly.length === 0 || notifyOnly.includes(clientId)
}
