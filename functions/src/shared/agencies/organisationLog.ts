import { z } from 'zod'

/** The kinds of entries in an organisation's log. */
export const organisationLogKinds = [
  'organisationCreated',
  'organisationChanged',
  'agentsChanged',
  'creditsTransferred',
  'monthlyLimitChanged',
  'overageChanged',
  'factorsChanged',
  'clientAdded',
  'clientChanged',
  'adminAdded',
  'adminRemoved',
  'clientDeleted',
  'clientPasswordReset',
  'clientSignedIn',
  'loginLinkMade',
  'impersonationStarted',
  'impersonationActed',
  'impersonationEnded',
  'approvalAsked',
  'approvalWithdrawn',
  'draftApproved',
  'draftChangesAsked',
  'publishedApproved',
  'publishedUnapproved',
  'pauseWaived',
  'planEnded',
] as const
export type OrganisationLogKind = (typeof organisationLogKinds)[number]

/** The kinds about terms that an agency alone sees. */
export const kindsOfAgency: readonly OrganisationLogKind[] = ['overageChanged', 'factorsChanged']

/** `orgs/{id}/log/{id}`: a change of an organisation and who made it; the server alone writes it. */
export const organisationLogEntrySchema = z.object({
  kind: z.enum(organisationLogKinds),
  by: z.string(),
  at: z.int(),
  about: z.string().default(''),
  /** Whether the administrators of the organisation do not see it; missing in older entries, which are hidden. */
  isOfAgency: z.boolean().optional(),
})
export type OrganisationLogEntry = z.infer<typeof organisationLogEntrySchema>
