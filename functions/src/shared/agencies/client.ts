import { z } from 'zod'
import { clientPages } from './clientPages.ts'
import { pictureUrlPattern } from '../pictures/pictures.ts'
import { oneLine } from '../texts/cleanText.ts'
import { refusalKey } from '../errors/refusals.ts'
import type { Region } from '../regions/regions.ts'

/** The ways in which a client is notified. */
export const notificationWays = ['all', 'email', 'push', 'none'] as const
export const notificationTriggers = ['requestsOnly', 'all', 'none'] as const

export const notificationSettingsSchema = z.object({
  notifyThrough: z.enum(notificationWays).default('all'),
  notifyIf: z.enum(notificationTriggers).default('requestsOnly'),
  /** Whether the client gets the monthly report, as long as they get emails. */
  monthlyReport: z.boolean().default(true),
})

/** A client's rights. `canAccess` holds entries of `clientPages` in the order of the client's tabs. */
export const clientRightsSchema = z.object({
  canAccess: z.array(z.enum(clientPages)).max(clientPages.length),
  clientTabOrder: z.array(z.string().max(60)).max(40),
  isOrgAdmin: z.boolean().default(false),
  allowCreateAgents: z.boolean().default(false),
  hideAdvancedSettings: z.boolean().default(false),
  /** Narrows the organisation's list of agents; empty for all of them. */
  widgetIDs: z.array(z.string()).max(100).default([]),
})
export type ClientRights = z.infer<typeof clientRightsSchema>

export const clientNameSchema = z.string().trim().min(1, refusalKey('fillOutAllFields')).max(80)

/**
 * `clients/{id}`: a person who signs in at an agency's host. Fields that clients write themselves fall back
 * to a default, so that a malformed document can still be changed and deleted.
 */
export const clientSchema = clientRightsSchema.extend({
  ID: z.string(),
  email: z.string(),
  name: z.string().catch('').transform(oneLine),
  orgId: z.string(),
  wsId: z.string(),
  agencyId: z.string(),
  squarePhotoURL: z.string().max(2000).regex(pictureUrlPattern).default('').catch(''),
  preferredLanguage: z.string().max(10).default('').catch(''),
  status: z.enum(['online', 'offline']).default('offline').catch('offline'),
  notificationsSettings: notificationSettingsSchema
    .prefault({})
    .catch({ notifyThrough: 'all', notifyIf: 'requestsOnly', monthlyReport: true }),
  /** The times up to which the client has seen and dismissed notices, in milliseconds since 1970. */
  noticesSeenAt: z.int().default(0).catch(0),
  noticesGoneAt: z.int().default(0).catch(0),
  /** When the client's email bounced permanently, in milliseconds; 0 while it accepts emails. */
  mailBouncedAt: z.int().default(0).catch(0),
  /** When the client was created, in milliseconds. */
  createdAt: z.int(),
  /** The uid of the member who entered the client's email or approved their request; empty where not known. */
  addedBy: z.string().default(''),
  /** When the client last signed in, in milliseconds; 0 for never. */
  signedInAt: z.int().default(0),
  /** Unix seconds. */
  ts: z.int().catch(0),
})
export type Client = z.infer<typeof clientSchema>

/** Returns the uid that a client signs in with; it is the same for every session. */
export function uidOfClient(region: Region, clientId: string): string {
  return `c_${region}_${clientId}`
}

/** Returns the client's id from a uid that `uidOfClient` made. */
export function clientIdOf(region: Region, uid: string): string {
  return uid.slice(uidOfClient(region, '').length)
}

/** The lifetime of a client's session, in days. */
export const clientSessionDays = 30
