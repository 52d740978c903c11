import { z } from 'zod'
import type { CallablesOf } from './callableGroups.ts'
import { inviteStates } from '../workspaces/invites.ts'
import { type Contract, id, region, attemptId, email, workspaceRef, done } from './fields.ts'
import { says } from '../errors/refusals.ts'
import { withoutContent } from '../chat/withoutContent.ts'

const workspaceName = z.string().trim().min(1, says('workspaceNameMissing')).max(80)

const inviteLink = z.strictObject({ workspaceId: id, token: z.string().regex(/^[A-Za-z0-9]{43}$/) })

/** The address of a page without what people have named: `/app/eu/agents/:id/leads`. */
const pagePath = z
  .string()
  .max(200)
  .regex(/^(\/([a-z]{1,12}(-[a-z]{1,10})?|:id)?){1,8}$/)
const assetPath = z
  .string()
  .max(200)
  .regex(/^\/[\w\-./]*$/)
/** A file of the dashboard with line and column. */
const codePlace = z
  .string()
  .max(200)
  .regex(/^\/[\w\-./]+:\d+:\d+$/)

/** Accounts, their workspaces and invites. */
export const accountsCallables = {
  bootstrapAccount: {
    input: z.strictObject({
      region,
      /** As colleagues and visitors shall call the person. */
      name: z.string().trim().min(1).max(60).optional(),
      /** Of the personal workspace. */
      workspaceName: workspaceName.optional(),
      ref: z.string().max(200).optional(),
      utmSource: z.string().max(200).optional(),
    }),
    output: z.object({ workspaceId: z.string(), region, created: z.boolean() }),
  },
  sendVerificationEmail: { input: z.strictObject({}), output: done },
  requestPasswordReset: { input: z.strictObject({ email }), output: done },
  /** Ends all sessions of the caller that began before this one, in every region. */
  endOtherSessions: { input: z.strictObject({}), output: done },
  createWorkspace: {
    input: z.strictObject({
      region,
      workspaceName,
      attemptId,
    }),
    /** The secret for its billing calls is answered this once. */
    output: z.object({ workspaceId: z.string(), secret: z.string().optional() }),
  },
  /** For whoever holds the link, signed in or not. */
  openInvite: {
    input: inviteLink,
    output: z.object({ region, workspaceName: z.string(), state: z.enum(inviteStates) }),
  },
  /** What a web site calls itself and which colour is its own, for whoever wants to see an agent in it. */
  lookAtSite: {
    input: z.strictObject({ address: z.string().trim().min(1).max(300) }),
    /** `colour`: `#rrggbb`; `about`: a sentence of the page's own; empty where none was found. */
    output: z.object({ name: z.string(), colour: z.string(), about: z.string() }),
  },
  acceptInvite: { input: inviteLink, output: z.object({ region, workspaceId: z.string() }) },
  /** The secret for the workspace's billing calls, shown this once. */
  renewWorkspaceSecret: { input: workspaceRef, output: z.object({ secret: z.string() }) },
  deleteWorkspaceSecret: { input: workspaceRef, output: done },
  /** What went wrong in a browser, for the operator: where in our code, and nothing that anybody typed or reads. */
  reportBrowserError: {
    input: z.strictObject({
      kind: z.enum(['render', 'error', 'rejection']),
      name: z.string().regex(/^\w{1,60}$/),
      message: z.string().max(300).transform(withoutContent),
      frames: z.array(codePlace).max(20),
      page: pagePath,
      build: assetPath,
    }),
    output: done,
  },
} as const satisfies Record<CallablesOf<'accounts'>, Contract>
