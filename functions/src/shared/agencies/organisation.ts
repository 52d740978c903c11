import { z } from 'zod'
import { clientPages, defaultClientPages } from './clientPages.ts'
import { pictureUrlPattern } from '../pictures/pictures.ts'
import { refusalKey } from '../errors/refusals.ts'
import { tagLimits } from '../limits.ts'
import { reportSettingsSchema } from './valueReport.ts'

const page = z.enum(clientPages)
const tag = z.string().trim().min(1).max(tagLimits.characters)

export const dashboardLayouts = ['vertical', 'horizontal'] as const

/** The switches of an organisation. */
export const organisationSettingsSchema = z.object({
  smartHandoff: z.boolean().default(false),
  disableHandoffMessages: z.boolean().default(false),
  enableCannedResponses: z.boolean().default(true),
  continousSessionUI: z.boolean().default(false),
  disableClientAccess: z.boolean().default(false),
  /** Whether its agents stop too, when its dashboard is paused because it has not paid. */
  pausesAgents: z.boolean().default(false),
  /** Requires the approval of a client before an agent is published. */
  approvalRequired: z.boolean().default(false),
  disableClientAccessMessage: z.string().max(1024).default(''),
})

/** The fields of an organisation that the workspace's members edit. */
export const organisationDraftSchema = z.object({
  name: z.string().trim().min(1, refusalKey('organisationNeedsName')).max(80),
  squarePhotoURL: z.string().max(2000).regex(pictureUrlPattern).default(''),
  dashboardLayout: z.enum(dashboardLayouts).default('vertical'),
  preferredLanguage: z.string().max(10).default(''),
  defaultClientAccess: z
    .array(page)
    .max(clientPages.length)
    .default([...defaultClientPages]),
  defaultClientTabOrder: z
    .array(z.string().max(60))
    .max(40)
    .default([...defaultClientPages]),
  predefinedTags: z.array(tag).max(tagLimits.predefined).default([]),
  disallowAnyTags: z.boolean().default(false),
  disableHandoff: z.boolean().default(false),
  /** Whether its clients see billing and buy credit from the agency. */
  allowBilling: z.boolean().default(false),
  settings: organisationSettingsSchema.prefault({}),
  reports: reportSettingsSchema.prefault({}),
})
export type OrganisationDraft = z.infer<typeof organisationDraftSchema>

/** `agencies/{id}/lists/organisations`: the names of all organisations, so that lists need one read. */
export const organisationNamesSchema = z.object({
  workspaceId: z.string(),
  /** Names by the organisation's id. */
  names: z.record(z.string(), z.string()).default({}),
})
export type OrganisationNames = z.infer<typeof organisationNamesSchema>

/** `orgs/{id}`: clients of an agency together with the agents they share and the wallet that pays for them. */
export const organisationSchema = organisationDraftSchema.extend({
  ID: z.string(),
  /** The workspace that it belongs to. */
  ownerID: z.string(),
  agencyId: z.string(),
  /** The ids of its agents; an agent is in at most one organisation. */
  widgetIDs: z.array(z.string()).max(100).default([]),
  /**
   * Titles and colours of the agents, copied when an agent is added or published: clients without the right
   * to build cannot read agents.
   */
  agentLooks: z.record(z.string(), z.object({ title: z.string(), color: z.string() })).default({}),
  clientCount: z.int().nonnegative().default(0),
  /** The last impersonation by the agency: its latest end (Unix milliseconds), and who started it. */
  support: z.object({ until: z.int(), by: z.string() }).nullable().default(null),
  /** Since when a month of its plan is not paid, in milliseconds; 0 if nothing is. */
  unpaidSince: z.int().nonnegative().default(0),
  /** Whether its dashboard is closed because of that, and whether the agency leaves it open nevertheless. */
  isPaused: z.boolean().default(false),
  isPauseWaived: z.boolean().default(false),
  createdAt: z.int(),
  /** Unix seconds. */
  lastModified: z.int(),
})
export type Organisation = z.infer<typeof organisationSchema>

/** Returns whether the clients of an organisation see nothing of their dashboard. */
export function isClosedToClients({
  settings,
  isPaused,
}: Pick<Organisation, 'settings' | 'isPaused'>): boolean {
  return settings.disableClientAccess || isPaused
}
