import { z } from 'zod'
import { refusalKey } from '../errors/refusals.ts'

/** The events that a workspace can receive at its own URL. */
export const workspaceEventTypes = ['client_created', 'client_deleted', 'sign_up_requested'] as const
export type WorkspaceEventType = (typeof workspaceEventTypes)[number]

/** The settings that the owner edits; without a URL nothing is sent. */
export const eventChoiceSchema = z.object({
  endpoint: z
    .string()
    .trim()
    .max(500)
    .regex(/^$|^https?:\/\/[^\s"'<>\\]+$/, refusalKey('addressNeedsHttps')),
  subscribedEvents: z.array(z.enum(workspaceEventTypes)).max(workspaceEventTypes.length),
})

/**
 * `users/{wsId}.internal.events`, which members read. The URL often contains a secret, so it is in
 * `eventEndpoints/{wsId}`, server only.
 */
export const eventSettingsSchema = z.object({
  /** The host of the URL; empty without one. */
  host: z.string().default(''),
  subscribedEvents: z.array(z.enum(workspaceEventTypes)).default([]),
  /** Increases for a new signing key; the key itself is derived and never stored. */
  keySeq: z.int().nonnegative().default(0),
})

/**
 * `users/{wsId}/outgoingEvents/{id}`: an event, written in the commit of its cause and stored for 30 days.
 */
export const workspaceEventSchema = z.object({
  type: z.enum([...workspaceEventTypes, 'test']),
  /** The subject: ids, names and emails. */
  about: z.record(z.string(), z.string()),
  /** Unix milliseconds. */
  createdAt: z.int(),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** The status of the last response; 0 without a response. */
  answer: z.int().default(0),
  /** When it was sent or given up; 0 before. */
  doneAt: z.int().default(0),
})
export type WorkspaceEvent = z.infer<typeof workspaceEventSchema>
