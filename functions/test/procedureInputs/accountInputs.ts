import { randomUUID } from 'node:crypto'
import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import type { TenantIds } from './TenantIds.ts'

/** Returns a valid input for every procedure of accounts. */
export function accountInputs({ region, workspaceId }: TenantIds): Record<CallablesOf<'accounts'>, object> {
  return {
    bootstrapAccount: { region },
    readPasswordReset: { code: 'x'.repeat(43) },
    resetPassword: { code: 'x'.repeat(43), password: 'a-long-password' },
    sendVerificationEmail: {},
    requestPasswordReset: { email: 'nobody@example.com' },
    createWorkspace: { region, workspaceName: 'X', attemptId: randomUUID() },
    openInvite: { workspaceId, token: 'x'.repeat(43) },
    lookAtSite: { address: 'example.com' },
    acceptInvite: { workspaceId, token: 'x'.repeat(43) },
    renewWorkspaceSecret: { region, workspaceId },
    deleteWorkspaceSecret: { region, workspaceId },
    reportBrowserError: {
      kind: 'error',
      name: 'Error',
      message: '',
      frames: [],
      page: '/login',
      build: '/a.js',
    },
  }
}
