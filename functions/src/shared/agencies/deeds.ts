import { z } from 'zod'

/** The kinds of entries in an organisation's log. */
export const deedKinds = [
  'organisationCreated',
  'organisationChanged',
  'agentsChanged',
  'creditsTransferred',
  'clientAdded',
  'clientChanged',
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
] as const
export type DeedKind = (typeof deedKinds)[number]

/** `orgs/{id}/log/{id}`: a change of an organisation and who made it; the server alone writes it. */
export const deedSchema = z.object({
  kind: z.enum(deedKinds),
  by: z.string(),
  at: z.int(),
  about: z.string().default(''),
})
export type Deed = z.infer<typeof deedSchema>
