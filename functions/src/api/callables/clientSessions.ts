import { sendFeedback } from '../../domain/agency/clients/sendFeedback.ts'
import { changeOwnPassword } from '../../domain/agency/clientSessions/changeOwnPassword.ts'
import { redeemLoginLink } from '../../domain/agency/clientSessions/loginLink.ts'
import { requestCode, verifyCode } from '../../domain/agency/clientSessions/loginCode.ts'
import { signInClient } from '../../domain/agency/clientSessions/signInClient.ts'
import { confirmSignUp } from '../../domain/agency/signUps/confirmSignUp.ts'
import { requestSignUp } from '../../domain/agency/signUps/requestSignUp.ts'
import {
  actInImpersonation,
  endImpersonation,
} from '../../domain/agency/impersonation/impersonationSession.ts'
import { redeemAdminLink } from '../../domain/agency/impersonation/redeemAdminLink.ts'
import { registerPushToken, removePushToken } from '../../domain/agency/notices/pushTokens.ts'
import { clientSessionsCallables } from '../../shared/callables/agencies/clientSessions.ts'
import { callableGroup } from '../callableGroup.ts'
import { clientIp } from '../http/clientIp.ts'
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'

export const clientSessions = callableGroup('clientSessions', {
  clientSignIn: secure(clientSessionsCallables.clientSignIn, 'public', (_, input, { rawRequest }) => {
    const { ports, config } = currentInstance()
    return signInClient(ports, config.signing, { ...input, from: clientIp(rawRequest) })
  }),
  clientRequestCode: secure(
    clientSessionsCallables.clientRequestCode,
    'public',
    (_, input, { rawRequest }) => {
      const { ports, config } = currentInstance()
      return requestCode(ports, config.signing, { ...input, from: clientIp(rawRequest) })
    },
  ),
  clientVerifyCode: secure(clientSessionsCallables.clientVerifyCode, 'public', (_, input, { rawRequest }) => {
    const { ports, config } = currentInstance()
    return verifyCode(ports, config.signing, { ...input, from: clientIp(rawRequest) })
  }),
  requestSignUp: secure(clientSessionsCallables.requestSignUp, 'public', (_, input, { rawRequest }) => {
    const { ports, config, originOfHost } = currentInstance()
    const needs = { ports, signing: config.signing, originOfHost }
    return requestSignUp(needs, { ...input, from: clientIp(rawRequest) })
  }),
  confirmSignUp: secure(clientSessionsCallables.confirmSignUp, 'public', (_, input, { rawRequest }) => {
    const { ports, config } = currentInstance()
    return confirmSignUp(ports, config.signing, { ...input, from: clientIp(rawRequest) })
  }),
  changeOwnPassword: secure(clientSessionsCallables.changeOwnPassword, 'user', (caller, input) =>
    changeOwnPassword(currentInstance().ports, caller, input),
  ),
  sendFeedback: secure(clientSessionsCallables.sendFeedback, 'user', (caller, input) =>
    sendFeedback(currentInstance().ports, caller, input),
  ),
  registerPushToken: secure(clientSessionsCallables.registerPushToken, 'user', (caller, input) =>
    registerPushToken(currentInstance().ports, caller, input),
  ),
  removePushToken: secure(clientSessionsCallables.removePushToken, 'user', (caller, input) =>
    removePushToken(caller, input),
  ),
  redeemAdminLink: secure(clientSessionsCallables.redeemAdminLink, 'public', (_, input, { rawRequest }) =>
    redeemAdminLink(currentInstance().ports, { ...input, from: clientIp(rawRequest) }),
  ),
  actInImpersonation: secure(clientSessionsCallables.actInImpersonation, 'user', (caller, input) =>
    actInImpersonation(currentInstance().ports, caller, input),
  ),
  endImpersonation: secure(clientSessionsCallables.endImpersonation, 'user', (caller, input) =>
    endImpersonation(currentInstance().ports, caller, input),
  ),
  redeemLoginLink: secure(clientSessionsCallables.redeemLoginLink, 'public', (_, input, { rawRequest }) =>
    redeemLoginLink(currentInstance().ports, { ...input, from: clientIp(rawRequest) }),
  ),
})
