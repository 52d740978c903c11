import { z } from 'zod'
import type { CallablesOf } from './callableGroups.ts'
import { inviteStates } from '../workspaces/invites.ts'
import { type Contract, id, language, region, attemptId, email, workspaceRef, done } from './fields.ts'
import { maxAccountPasswordLength, minAccountPasswordLength } from '../limits.ts'
import { refusalKey } from '../errors/refusals.ts'
import { withoutContent } from '../chat/withoutContent.ts'

const workspaceName = z.string().trim().min(1, refusalKey('workspaceNameMissing')).max(80)

/** The code of an emailed link; any text, so that a broken link is told as one. */
const resetCode = z.string().max(300)

const inviteLink = z.strictObject({ workspaceId: id, token: z.string().regex(/^[A-Za-z0-9]{43}$/) })

/** The path of a page without ids and names: `/app/eu/agents/:id/leads`. */
const pagePath = z
  .string()
  .max(200)
  .regex(/^(\/([a-z]{1,12}(-[a-z]{1,10})?|:id)?){1,8}$/)
const assetPath = z
  .string()
  .max(200)
  .regex(/^\/[\w\-./]*$/)
/** A file of the dashboard with line and column. */
const codePosition = z
  .string()
  .max(200)
  .regex(/^\/[\w\-./]+:\d+:\d+$/)

/** Accounts, their workspaces and invites. */
export const accountsCallables = {
  bootstrapAccount: {
    input: z.strictObject({
      region,
      /** The person's name for colleagues and visitors. */
      name: z.string().trim().min(1).max(60).optional(),
      /** The name of the personal workspace. */
      workspaceName: workspaceName.optional(),
      ref: z.string().max(200).optional(),
      utmSource: z.string().max(200).optional(),
      /** Whether a subscription may be reported to those who sent the person. */
      allowsReport: z.boolean().optional(),
    }),
    output: z.object({ workspaceId: z.string(), region, created: z.boolean() }),
  },
  sendVerificationEmail: { input: z.strictObject({}), output: done },
  requestPasswordReset: { input: z.strictObject({ email }), output: done },
  readPasswordReset: { input: z.strictObject({ code: resetCode }), output: z.object({ email: z.string() }) },
  /** Sets a password by an emailed code, and ends all sessions of the account, in every region. */
  resetPassword: {
    input: z.strictObject({
      code: resetCode,
      password: z.string().min(minAccountPasswordLength).max(maxAccountPasswordLength),
    }),
    output: done,
  },
  createWorkspace: {
    input: z.strictObject({
      region,
      workspaceName,
      attemptId,
    }),
    /** `secret` signs the workspace's billing calls; it is returned once, within ten minutes of a sign-in. */
    output: z.object({ workspaceId: z.string(), secret: z.string().optional() }),
  },
  /** Public: anyone with the link, signed in or not. */
  openInvite: {
    input: inviteLink,
    output: z.object({ region, workspaceName: z.string(), state: z.enum(inviteStates) }),
  },
  /** Reads a website's name and colour, for a preview of an agent on it. */
  lookAtSite: {
    input: z.strictObject({ address: z.string().trim().min(1).max(300) }),
    /** `colour`: `#rrggbb`; `about`: a sentence of the page; empty where nothing was found. */
    output: z.object({ name: z.string(), colour: z.string(), about: z.string() }),
  },
  acceptInvite: { input: inviteLink, output: z.object({ region, workspaceId: z.string() }) },
  /** `secret` signs the workspace's billing calls; it is returned only once. */
  renewWorkspaceSecret: {
    input: workspaceRef.extend({ language }),
    output: z.object({ secret: z.string() }),
  },
  deleteWorkspaceSecret: { input: workspaceRef, output: done },
  /**
   * An error in a browser, for the operators: the position in the code, without anything that a person typed
   * or reads.
   */
  reportBrowserError: {
    input: z.strictObject({
      kind: z.enum(['render', 'error', 'rejection']),
      name: z.string().regex(/^\w{1,60}$/),
      message: z.string().max(300).transform(withoutContent),
      frames: z.array(codePosition).max(20),
      page: pagePath,
      build: assetPath,
    }),
    output: done,
  },
} as const satisfies Record<CallablesOf<'accounts'>, Contract>
