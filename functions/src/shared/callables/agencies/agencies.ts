import { z } from 'zod'
import { agencyDraftSchema } from '../../agencies/agency.ts'
import { agencyTabDraftSchema } from '../../agencies/agencyTab.ts'
import type { CallablesOf } from '../callableGroups.ts'
import { clientRightsSchema } from '../../agencies/client.ts'
import { clientPages } from '../../agencies/clientPages.ts'
import { impersonationReason } from '../../agencies/impersonation.ts'
import { organisationDraftSchema } from '../../agencies/organisation.ts'
import { refusalKey, type RefusalKey } from '../../errors/refusals.ts'
import { patchOf } from '../../texts/patchOf.ts'
import { blueprintsCallables } from './blueprints.ts'
import { reviewsCallables } from '../reviews.ts'
import { valueReportsCallables } from './valueReports.ts'
import { type Contract, done, email, id, region, uid, workspaceRef } from '../fields.ts'

const organisationRef = z.strictObject({ region, orgId: id })
const signUpRef = z.strictObject({ region, agencyId: id, signUpId: id })
const clientRef = z.strictObject({ region, clientId: id })
/** The maximum number of clients that one page shows. */
const clientIds = z.array(id).min(1).max(100)
const clientName = z.string().trim().min(1, refusalKey('fillOutAllFields')).max(80)
/** Empty for a password that the server creates. */
const password = z.union([z.literal(''), z.string().min(10, refusalKey('passwordTooShort')).max(200)])
const pages = z.array(z.enum(clientPages)).max(clientPages.length)

/** The agency of a workspace, its organisations, their clients, and blueprints. */
export const agenciesCallables = {
  ...blueprintsCallables,
  ...reviewsCallables,
  ...valueReportsCallables,
  createAgency: { input: workspaceRef, output: z.object({ agencyId: z.string() }) },
  /** `conflicts`: fields that another save changed first; they stay unchanged. */
  saveAgency: {
    input: z.strictObject({
      region,
      agencyId: id,
      version: z.int().nonnegative(),
      changed: patchOf(agencyDraftSchema),
    }),
    output: z.object({ version: z.int(), conflicts: z.array(z.string()) }),
  },
  /** `endsAt`: Unix seconds. */
  activateWhitelabelTrial: { input: workspaceRef, output: z.object({ endsAt: z.int() }) },

  /** `tabId`: missing for a new tab. */
  saveTab: {
    input: z.strictObject({ region, agencyId: id, tabId: id.optional(), tab: agencyTabDraftSchema }),
    output: z.object({ tabId: z.string() }),
  },
  deleteTab: { input: z.strictObject({ region, agencyId: id, tabId: id }), output: done },

  createOrganisation: {
    input: workspaceRef.extend({ name: organisationDraftSchema.shape.name }),
    output: z.object({ orgId: z.string() }),
  },
  saveOrganisation: {
    input: organisationRef.extend({ changed: patchOf(organisationDraftSchema) }),
    output: done,
  },
  /** Sets all of its agents: agents that are not named leave the organisation. */
  setOrganisationAgents: {
    input: organisationRef.extend({ widgetIDs: z.array(id).max(100) }),
    output: done,
  },
  deleteOrganisation: { input: organisationRef, output: done },

  /** The password is returned only once. */
  createClient: {
    input: organisationRef.extend({ name: clientName, email, password, canAccess: pages.optional() }),
    output: z.object({ clientId: z.string(), password: z.string() }),
  },
  changeClients: {
    input: z.strictObject({
      region,
      clientIds,
      change: z.strictObject({
        name: clientName.optional(),
        rights: patchOf(clientRightsSchema).optional(),
        addPages: pages.optional(),
        removePages: pages.optional(),
      }),
    }),
    output: z.object({ changed: z.int() }),
  },
  clearBounce: { input: clientRef, output: done },
  /** `uid`: the former member who added the clients, or set up the receivers of data. */
  confirmClients: {
    input: workspaceRef.extend({ uid, part: z.enum(['clients', 'receivers']).default('clients') }),
    output: done,
  },
  deleteClients: { input: z.strictObject({ region, clientIds }), output: z.object({ deleted: z.int() }) },
  /** Adds no client while any row is invalid. */
  importClients: {
    input: organisationRef.extend({
      rows: z
        .array(z.strictObject({ name: z.string().max(200), email: z.string().max(300) }))
        .min(1)
        .max(500),
      isDryRun: z.boolean(),
    }),
    output: z.object({
      bad: z.array(
        z.object({ row: z.int(), refusal: z.custom<RefusalKey>((key) => typeof key === 'string') }),
      ),
      added: z.int(),
    }),
  },
  /** Opens or leaves open the dashboard of an organisation that has not paid. */
  waivePause: { input: organisationRef, output: done },
  resetClientPassword: { input: clientRef.extend({ password }), output: z.object({ password: z.string() }) },
  /** `expires`: Unix milliseconds. */
  createLoginLink: { input: clientRef, output: z.object({ token: z.string(), expires: z.int() }) },
  /** An empty `orgId` creates an organisation for the client. */
  approveSignUp: {
    input: signUpRef.extend({
      orgId: z.union([z.literal(''), id]),
      name: organisationDraftSchema.shape.name,
    }),
    output: z.object({ clientId: z.string(), orgId: z.string() }),
  },
  /** `isTold`: whether the requester is notified by email. */
  declineSignUp: { input: signUpRef.extend({ isTold: z.boolean() }), output: done },
  /** `expires`: Unix milliseconds. */
  startImpersonation: {
    input: organisationRef.extend({ reason: impersonationReason }),
    output: z.object({ secret: z.string(), expires: z.int() }),
  },
} as const satisfies Record<CallablesOf<'agencies'>, Contract>
