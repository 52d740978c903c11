import { z } from 'zod'
import { says } from '../errors/refusals.ts'

/** The events that a workspace can receive at a URL of its own. */
export const workspaceEventTypes = ['client_created', 'client_deleted', 'sign_up_requested'] as const
export type WorkspaceEventType = (typeof workspaceEventTypes)[number]

/** What its owner edits; without an address nothing is posted. */
export const eventChoiceSchema = z.object({
  endpoint: z
    .string()
    .trim()
    .max(500)
    .regex(/^$|^https?:\/\/[^\s"'<>\\]+$/, says('addressNeedsHttps')),
  subscribedEvents: z.array(z.enum(workspaceEventTypes)).max(workspaceEventTypes.length),
})

/**
 * `users/{wsId}.internal.events`, which members read. The address itself often holds a secret of its owner's:
 * it lies in `eventEndpoints/{wsId}`, server only.
 */
export const eventSettingsSchema = z.object({
  /** Of the address; empty where there is none. */
  host: z.string().default(''),
  subscribedEvents: z.array(z.enum(workspaceEventTypes)).default([]),
  /** Raised for a new signing key; the key itself is derived and stored nowhere. */
  keySeq: z.int().nonnegative().default(0),
})

/** `users/{wsId}/outgoingEvents/{id}`: written in the commit of what happened, kept for thirty days. */
export const workspaceEventSchema = z.object({
  type: z.enum([...workspaceEventTypes, 'test']),
  /** What it is about: ids, names and addresses. */
  about: z.record(z.string(), z.string()),
  /** Unix milliseconds. */
  createdAt: z.int(),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** The status of the last answer; 0 where there was none. */
  answer: z.int().default(0),
  /** When it was sent or given up; 0 before. */
  doneAt: z.int().default(0),
})
export type WorkspaceEvent = z.infer<typeof workspaceEventSchema>
