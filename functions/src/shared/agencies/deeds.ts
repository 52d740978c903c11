import { z } from 'zod'

/** What stands in the log of an organisation. */
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

/** `orgs/{id}/log/{id}`: what somebody did to an organisation; the server alone writes it. */
export const deedSchema = z.object({
  kind: z.enum(deedKinds),
  by: z.string(),
  at: z.int(),
  about: z.string().default(''),
})
export type Deed = z.infer<typeof deedSchema>
