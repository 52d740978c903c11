import { bootstrapAccount } from '../../domain/workspaces/accounts/bootstrapAccount.ts'
import { requestPasswordReset, sendVerificationEmail } from '../../domain/workspaces/accounts/accountMail.ts'
import { readPasswordReset, resetPassword } from '../../domain/workspaces/accounts/resetPassword.ts'
import {
  deleteWorkspaceSecret,
  renewWorkspaceSecret,
} from '../../domain/workspaces/accounts/workspaceSecret.ts'
import { acceptInvite } from '../../domain/workspaces/members/acceptInvite.ts'
import { createWorkspace } from '../../domain/workspaces/members/createWorkspace.ts'
import { openInvite } from '../../domain/workspaces/members/openInvite.ts'
import { allowSiteLook } from '../../domain/knowledge/sites/allowSiteLook.ts'
import { readSiteBrand } from '../../domain/knowledge/sites/readSiteBrand.ts'
import { reportBrowserError } from '../../domain/background/reports/reportBrowserError.ts'
import { throttle } from '../../domain/kernel/access/throttle.ts'
import { throttleNetworks } from '../../domain/kernel/access/throttleNetworks.ts'
import { accountsCallables } from '../../shared/callables/accounts.ts'
import { hourMs } from '../../shared/durations.ts'
import { callableGroup } from '../callableGroup.ts'
import { clientIp } from '../http/clientIp.ts'
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'

export const accounts = callableGroup('accounts', {
  bootstrapAccount: secure(accountsCallables.bootstrapAccount, 'user', (caller, input) =>
    bootstrapAccount(currentInstance().ports, caller, input),
  ),
  sendVerificationEmail: secure(accountsCallables.sendVerificationEmail, 'user', (caller) =>
    sendVerificationEmail(currentInstance().ports, currentInstance().config.webOrigin, caller),
  ),
  renewWorkspaceSecret: secure(accountsCallables.renewWorkspaceSecret, 'user', (caller, input) =>
    renewWorkspaceSecret(currentInstance().ports, caller, input),
  ),
  deleteWorkspaceSecret: secure(accountsCallables.deleteWorkspaceSecret, 'user', (caller, input) =>
    deleteWorkspaceSecret(currentInstance().ports, caller, input),
  ),
  requestPasswordReset: secure(
    accountsCallables.requestPasswordReset,
    'public',
    async (_, input, request) => {
      const { ports, config } = currentInstance()
      const from = clientIp(request.rawRequest)
      const limits = [20, 60, 300] as const
      await throttleNetworks('reset', from, { limits, windowMs: hourMs, now: ports.now() })
      return requestPasswordReset(ports, config.webOrigin, { email: input.email, from })
    },
  ),
  readPasswordReset: secure(accountsCallables.readPasswordReset, 'public', (_, input, request) =>
    readPasswordReset(currentInstance().ports, { ...input, from: clientIp(request.rawRequest) }),
  ),
  resetPassword: secure(accountsCallables.resetPassword, 'public', (_, input, request) =>
    resetPassword(currentInstance().ports, { ...input, from: clientIp(request.rawRequest) }),
  ),
  createWorkspace: secure(accountsCallables.createWorkspace, 'user', (caller, input) =>
    createWorkspace(currentInstance().ports, caller, input),
  ),
  openInvite: secure(accountsCallables.openInvite, 'public', async (_, input, request) => {
    const { ports } = currentInstance()
    await throttle(`openInvite:${clientIp(request.rawRequest)}`, 100, hourMs, ports.now())
    return openInvite(ports, input)
  }),
  lookAtSite: secure(accountsCallables.lookAtSite, 'public', async (_, { address }, request) => {
    const { ports } = currentInstance()
    const from = clientIp(request.rawRequest)
    await allowSiteLook(from, ports.now())
    return readSiteBrand(ports, from, address)
  }),
  acceptInvite: secure(accountsCallables.acceptInvite, 'user', (caller, input) =>
    acceptInvite(currentInstance().ports, caller, input),
  ),
  reportBrowserError: secure(accountsCallables.reportBrowserError, 'public', (_, input, request) =>
    reportBrowserError(input, clientIp(request.rawRequest), currentInstance().ports.now()),
  ),
})
