import { z } from 'zod'
import { clientSchema } from '../../../../shared/agencies/client.ts'

/** The fields of a client that decide whether and how they get a notice. */
export const listenerFields = {
  ID: true,
  email: true,
  preferredLanguage: true,
  canAccess: true,
  widgetIDs: true,
  notificationsSettings: true,
  mailBouncedAt: true,
} as const

/** A browser with a valid session; `id` is the ID of its push token, `expiresAt` in milliseconds. */
const browserSchema = z.object({ id: z.string(), token: z.string(), expiresAt: z.int() })
export type Browser = z.infer<typeof browserSchema>

const listenerSchema = z.object({
  client: clientSchema.pick(listenerFields),
  browsers: z.array(browserSchema),
})
export type Listener = z.infer<typeof listenerSchema>

/**
 * `audiences/{orgId}`, server only: whether the stored audience of an organisation is current. It is built
 * by the first notice that needs it.
 */
export const audienceSchema = z.object({
  /** The latest change of clients' rights, of sessions or of browsers, in milliseconds; it deletes the parts. */
  changedAt: z.int().default(0),
  /** The latest browser that was added, as the server's clock says. */
  addedAt: z.int().default(0),
  /** The latest change that clients have made themselves, as often as they like. */
  chosenAt: z.int().default(0),
  /** `changedAt`, `chosenAt` and `addedAt` when the parts were built; -1 without parts. */
  builtFrom: z.int().default(-1),
  builtFromChoice: z.int().default(-1),
  builtFromAdded: z.int().default(0),
  /** When the parts were built, in milliseconds. */
  builtAt: z.int().default(0),
  /** The number of parts. */
  parts: z.int().default(0),
})
export type Audience = z.infer<typeof audienceSchema>

/** `audiences/{orgId}/audienceParts/{n}`: some of the listeners, within the size of a document. */
export const audiencePartSchema = z.object({ builtFrom: z.int(), listeners: z.array(listenerSchema) })
