import { z } from 'zod'
import type { CallablesOf } from './callableGroups.ts'
import { calendarsCallables } from './calendars.ts'
import { type Contract, id, language, workspaceRef, done, uid } from './fields.ts'
import { modelKeysCallables } from './modelKeys.ts'
import { themesCallables } from './themes.ts'
import { toolsCallables } from './tools.ts'
import { eventChoiceSchema } from '../workspaces/workspaceEvents.ts'
import { refusalKey } from '../errors/refusals.ts'

/** Members and invites of a workspace. */
export const workspacesCallables = {
  /** Marks that the first agent was set up, or that this is done later. */
  completeOnboarding: { input: workspaceRef, output: done },
  deleteWorkspace: { input: workspaceRef, output: done },
  inviteMember: {
    input: workspaceRef.extend({
      email: z
        .string()
        .trim()
        .toLowerCase()
        .max(254, refusalKey('emailInvalid'))
        .pipe(z.email(refusalKey('emailInvalid'))),
    }),
    output: z.object({ inviteId: z.string(), expires: z.int() }),
  },
  revokeInvite: { input: workspaceRef.extend({ inviteId: id }), output: done },
  removeMember: {
    input: workspaceRef.extend({
      uid,
    }),
    output: done,
  },
  saveEventSettings: { input: workspaceRef.extend(eventChoiceSchema.shape), output: done },
  readEventEndpoint: { input: workspaceRef, output: z.object({ endpoint: z.string() }) },
  /** `isNew`: replaces the previous key. */
  readEventKey: {
    input: workspaceRef.extend({ isNew: z.boolean(), language }),
    output: z.object({ key: z.string() }),
  },
  /** Ends the notices about keys up to a time (milliseconds since 1970). */
  confirmKeyNotices: { input: workspaceRef.extend({ until: z.int().nonnegative() }), output: done },
  /** `answer`: the response status; 0 without a response. */
  sendTestEvent: { input: workspaceRef, output: z.object({ answer: z.int() }) },
  sendEventAgain: { input: workspaceRef.extend({ eventId: id }), output: done },
  leaveWorkspace: { input: workspaceRef, output: done },
  ...toolsCallables,
  ...modelKeysCallables,
  ...calendarsCallables,
  ...themesCallables,
} as const satisfies Record<CallablesOf<'workspaces'>, Contract>
